import { defaultBrand } from '@northgate/site/brand.default.js';
import { brandSchema } from '@northgate/site/brand.js';
import { securityText } from './security-text.js';

const fieldsOf = (text: string) =>
  Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/, 2)));
const now = new Date('2026-03-04T12:00:00Z');

it("names the brand's e-mail while no other contact is given, and its own address", () => {
  expect(fieldsOf(securityText(defaultBrand, now))).toEqual({
    Contact: 'mailto:hello@northgate.example',
    Expires: '2026-08-31T00:00:00.000Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://www.northgate.example/.well-known/security.txt',
  });
});

it.each([
  ['security@northgate.example', 'mailto:security@northgate.example'],
  ['https://www.northgate.example/report', 'https://www.northgate.example/report'],
])('names %s when the brand does', (securityContact, Contact) => {
  const securityPolicy = 'https://www.northgate.example/security-policy';
  const brand = brandSchema.parse({ ...defaultBrand, securityContact, securityPolicy });
  expect(fieldsOf(securityText(brand, now))).toMatchObject({ Contact, Policy: securityPolicy });
});

it.each(['2026-01-01', '2027-12-31', '2028-02-29'])(
  'written on %s it holds for months, and less than a year',
  (day) => {
    const expires = Date.parse(String(fieldsOf(securityText(defaultBrand, new Date(day))).Expires));
    const days = (expires - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  },
);

it.each([
  ['a plain page', 'http://www.northgate.example/report'],
  ['a page and a second line', 'https://www.northgate.example/\nContact: x'],
  ['a second line', 'a@northgate.example\nContact: b@northgate.example'],
])('is not told to name %s', (_, securityContact) => {
  expect(brandSchema.safeParse({ ...defaultBrand, securityContact }).success).toBe(false);
});
