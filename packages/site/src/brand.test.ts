import { defaultBrand } from './brand.default.js';
import { brandSchema } from './brand.js';

const { phones, product } = defaultBrand;

/** The places a changed default brand is refused at, as dotted paths. */
const refusedAt = (change: object): string[] => {
  const parsed = brandSchema.safeParse({ ...defaultBrand, ...change });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.'));
};

it('accepts the brand that ships, unchanged', () => {
  expect(brandSchema.parse(defaultBrand)).toEqual(defaultBrand);
});

it('that ships has offices in London, Hyderabad and Lagos, in this order', () => {
  expect(defaultBrand.offices.map(({ city }) => city)).toEqual(['London', 'Hyderabad', 'Lagos']);
});

it.each([
  ['company', 'name'],
  ['email'],
  ['phones'],
  ['offices'],
  ['siteUrl'],
  ['bookingUrl'],
  ['platformUrl'],
  ['social', 'linkedin'],
  ['social', 'x'],
  ['social', 'instagram'],
  ['social', 'youtube'],
  ['video', 'embeds', 'cctv'],
  ['video', 'embeds', 'cybersecurity'],
  ['video', 'embeds', 'redTeaming'],
])('is refused without %s %s %s', (...way: string[]) => {
  const change = structuredClone(defaultBrand) as unknown as Record<string, never>;
  const holder = way.slice(0, -1).reduce((inner, key) => inner[key] ?? {}, change);
  Reflect.deleteProperty(holder, way.at(-1) ?? '');
  const parsed = brandSchema.safeParse(change);
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([way]);
});

it.each<[string, object, string]>([
  ['an upper-case slug', { product: { ...product, slug: 'Meridian' } }, 'product.slug'],
  ['a slug with a slash', { product: { ...product, slug: 'a/b' } }, 'product.slug'],
  ['a slug that begins with a digit', { product: { ...product, slug: '9lives' } }, 'product.slug'],
  ['a product without a name', { product: { ...product, name: '' } }, 'product.name'],
  ['an e-mail address without a domain', { email: 'hello' }, 'email'],
  ['a site address without a scheme', { siteUrl: 'www.northgate.example' }, 'siteUrl'],
  ['a booking address that runs script', { bookingUrl: 'javascript:alert(1)' }, 'bookingUrl'],
  ['a platform address over ftp', { platformUrl: 'ftp://meridian.example' }, 'platformUrl'],
  ['a social link that is no address', { social: { ...defaultBrand.social, x: '@northgate' } }, 'social.x'],
  ['phones in another order', { phones: phones.toReversed() }, 'phones'],
  ['two phones', { phones: phones.slice(0, 2) }, 'phones'],
  [
    'a phone without its country code',
    { phones: [{ ...phones[0], number: '020 0000 0000' }, phones[1], phones[2]] },
    'phones.0.number',
  ],
  [
    'an office beyond the pole',
    { offices: [{ ...defaultBrand.offices[0], latitude: 91 }, ...defaultBrand.offices.slice(1)] },
    'offices.0.latitude',
  ],
  [
    'a video over plain http',
    { video: { ...defaultBrand.video, embeds: { ...defaultBrand.video.embeds, cctv: 'http://a.example' } } },
    'video.embeds.cctv',
  ],
  ['two competitors', { competitors: ['Harborline', 'Castellan'] }, 'competitors'],
])('refuses %s and names the field', (_, change, field) => {
  expect(refusedAt(change)).toContain(field);
});

it('says what is wrong with the order of the phones', () => {
  const parsed = brandSchema.safeParse({ ...defaultBrand, phones: phones.toReversed() });
  expect(parsed.error?.issues[0]?.message).toBe('must list UK, Nigeria and India in this order');
});

it('refuses a field it does not know, so that a misspelt one is noticed', () => {
  const parsed = brandSchema.safeParse({ ...defaultBrand, bookingURL: 'https://a.example' });
  expect(parsed.error?.issues[0]?.message).toContain('bookingURL');
});

it('drops slashes at the end of the site address, because paths are put behind it', () => {
  expect(brandSchema.parse({ ...defaultBrand, siteUrl: 'https://a.example//' }).siteUrl).toBe(
    'https://a.example',
  );
});
