import { contactSchema } from '@northgate/contracts/contact';
import { defaultBrand } from '@northgate/site/brand.default';

const schema = contactSchema(defaultBrand);
const good = {
  name: 'Al',
  company: 'X',
  email: 'a@example.com',
  phone: '12345',
  service: 'other',
  message: '1234567890',
};

/** The message under a field when it alone is changed, `null` when the form is accepted. */
function messageFor(field: keyof typeof good, text: string): string | null {
  const result = schema.safeParse({ ...good, [field]: text });
  if (result.success) return null;
  expect(result.error.issues.every((issue) => issue.path[0] === field)).toBe(true);
  return result.error.issues[0]?.message ?? null;
}

const messages = {
  name: 'Name must be at least 2 characters.',
  company: 'Company name is required.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  service: 'Please select a service.',
  message: 'Message must be at least 10 characters.',
};

test.each<[keyof typeof good, string, boolean]>([
  ['name', 'A', false],
  ['name', 'Al', true],
  ['name', '', false],
  ['company', '', false],
  ['company', 'X', true],
  ['email', '', false],
  ['email', 'a', false],
  ['email', 'a@b', false],
  ['email', 'a b@example.com', false],
  ['email', 'a@example.com', true],
  ['email', 'first.last+tag@mail.example.org', true],
  ['phone', '1234', false],
  ['phone', '12345', true],
  ['phone', '+00 00 0', true],
  ['service', '', false],
  ['service', 'other', true],
  ['message', '123456789', false],
  ['message', '1234567890', true],
  ['name', '  ', false],
  ['company', ' ', false],
])('%s "%s" is accepted: %s', (...row) => {
  const [field, text, accepted] = row;
  expect(messageFor(field, text)).toBe(accepted ? null : messages[field]);
});
