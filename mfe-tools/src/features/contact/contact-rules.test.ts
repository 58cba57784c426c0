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

test.each<[string, keyof typeof good, string, boolean]>([
  ['TV-FORM-01', 'name', 'A', false],
  ['TV-FORM-02', 'name', 'Al', true],
  ['TV-FORM-03', 'name', '', false],
  ['TV-FORM-04', 'company', '', false],
  ['TV-FORM-05', 'company', 'X', true],
  ['TV-FORM-06', 'email', '', false],
  ['TV-FORM-07', 'email', 'a', false],
  ['TV-FORM-08', 'email', 'a@b', false],
  ['TV-FORM-09', 'email', 'a b@example.com', false],
  ['TV-FORM-10', 'email', 'a@example.com', true],
  ['TV-FORM-11', 'email', 'first.last+tag@mail.example.org', true],
  ['TV-FORM-12', 'phone', '1234', false],
  ['TV-FORM-13', 'phone', '12345', true],
  ['TV-FORM-14', 'phone', '+00 00 0', true],
  ['TV-FORM-15', 'service', '', false],
  ['TV-FORM-16', 'service', 'other', true],
  ['TV-FORM-17', 'message', '123456789', false],
  ['TV-FORM-18', 'message', '1234567890', true],
  ['TV-FORM-19', 'name', '  ', false],
  ['TV-FORM-20', 'company', ' ', false],
])('%s: %s "%s" is accepted: %s', (_, ...row) => {
  const [field, text, accepted] = row;
  expect(messageFor(field, text)).toBe(accepted ? null : messages[field]);
});
