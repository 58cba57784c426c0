import { defaultBrand } from '@northgate/site/brand.default.js';
import { serviceOptions } from '@northgate/site/services.js';
import { z } from 'zod';
import { contactAnswer, contactLimits, contactSchema } from './contact.js';

const schema = contactSchema(defaultBrand);
const valid = {
  name: 'Ada Obi',
  company: 'Obi Works',
  email: 'ada@obi.example',
  phone: '+234 1 000 0000',
  service: 'other',
  message: 'Please call me back.',
};
type Field = keyof typeof valid;

function fieldErrors(request: object): Partial<Record<Field, string[]>> {
  const { error } = schema.safeParse(request);
  return error ? z.flattenError(error).fieldErrors : {};
}

/** The messages under each field, as the form and the api show them. */
const messages = (change: object): Partial<Record<Field, string[]>> => fieldErrors({ ...valid, ...change });

const rules: Record<Field, string> = {
  name: 'Name must be at least 2 characters.',
  company: 'Company name is required.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  service: 'Please select a service.',
  message: 'Message must be at least 10 characters.',
};

it.each<[Field, unknown]>([
  ['name', 'A'],
  ['name', ''],
  ['company', ''],
  ['email', ''],
  ['email', 'a'],
  ['email', 'a@b'],
  ['email', 'a b@example.com'],
  ['phone', '1234'],
  ['service', ''],
  ['message', '123456789'],
  ['name', '  '],
  ['company', ' '],
  ['service', 'catering'],
  ['service', undefined],
  ['name', 7],
  ['email', 'a@example.com,b@example.com'],
  ['message', '   1234567   '],
])('%s %j is answered with the message of its field', (field, value) => {
  const { [field]: shown, ...others } = messages({ [field]: value });
  expect(shown?.[0]).toBe(rules[field]);
  expect(others).toEqual({});
});

it.each<[Field, string]>([
  ['name', 'Al'],
  ['company', 'X'],
  ['email', 'a@example.com'],
  ['email', 'first.last+tag@mail.example.org'],
  ['phone', '12345'],
  ['phone', '+00 00 0'],
  ['service', 'other'],
  ['message', '1234567890'],
])('%s %j is accepted', (field, value) => {
  expect(messages({ [field]: value })).toEqual({});
});

it('accepts every service of the brand', () => {
  const refused = serviceOptions(defaultBrand).filter(({ value }) => messages({ service: value }).service);
  expect(refused).toEqual([]);
});

it('trims texts and leaves out what it does not know', () => {
  const sent = { ...valid, name: '  Ada Obi ', email: ' ada@obi.example ', admin: true };
  expect(schema.parse(sent)).toEqual(valid);
});

it.each(Object.entries(contactLimits))('%s may have %i characters and not one more', (field, limit) => {
  const ofLength = (length: number) =>
    field === 'email' ? `${'a'.repeat(length - '@obi.example'.length)}@obi.example` : 'a'.repeat(length);
  expect(messages({ [field]: ofLength(limit) })).toEqual({});
  expect(messages({ [field]: ofLength(limit + 1) })).toEqual({
    [field]: [`Please use at most ${limit} characters.`],
  });
});

it('names every field of an empty request', () => {
  expect(Object.keys(fieldErrors({}))).toEqual(Object.keys(valid));
});

it('answers a stored request with nothing but ok', () => {
  expect(contactAnswer.safeParse({ ok: true }).success).toBe(true);
  expect(contactAnswer.safeParse({ ok: false }).success).toBe(false);
});
