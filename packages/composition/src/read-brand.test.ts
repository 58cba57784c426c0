import { join } from 'node:path';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { EnvironmentError } from './environment.js';
import { readBrand } from './read-brand.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from './testing/temporary-folder.js';

afterEach(removeTemporaryFolders);

const brandFile = (content: string): string => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'brand.json': content });
  return join(folder, 'brand.json');
};
const refusal = async (file: string): Promise<string> => {
  const error: unknown = await readBrand({
    brandFile: file,
    bookingEmbedUrl: undefined,
    keepQuestionsDays: 0,
  }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EnvironmentError);
  return (error as EnvironmentError).message;
};

it('is the brand that ships when no file is named', async () => {
  expect(await readBrand({ brandFile: undefined, bookingEmbedUrl: undefined, keepQuestionsDays: 0 })).toEqual(
    defaultBrand,
  );
});

it('is the brand of the file', async () => {
  const brand = { ...defaultBrand, email: 'post@other.example' };
  expect(
    await readBrand({
      brandFile: brandFile(JSON.stringify(brand)),
      bookingEmbedUrl: undefined,
      keepQuestionsDays: 0,
    }),
  ).toEqual(brand);
});

it('names a file that is missing', async () => {
  const file = join(temporaryFolder(), 'none.json');
  expect(await refusal(file)).toMatch(`The variable SITE_BRAND names ${file}, which cannot be read: `);
});

it('names a file that is no JSON', async () => {
  const file = brandFile('{ "email": ');
  expect(await refusal(file)).toMatch(
    `The variable SITE_BRAND names ${file}, which cannot be read: SyntaxError`,
  );
});

it('names the field that cannot be used', async () => {
  const file = brandFile(JSON.stringify({ ...defaultBrand, product: { name: 'Other', slug: 'A B' } }));
  expect(await refusal(file)).toBe(
    `The variable SITE_BRAND names ${file}, where product.slug cannot be used: ` +
      'must be lower-case letters, digits and dashes.',
  );
});

it('names a field it does not know', async () => {
  const file = brandFile(JSON.stringify({ ...defaultBrand, colour: 'red' }));
  expect(await refusal(file)).toMatch(/, where the content cannot be used: .*"colour"\.$/);
});

it('takes what the environment says of bookings and questions', async () => {
  const bookingEmbedUrl = 'https://booking.example/embed';
  expect(await readBrand({ brandFile: undefined, bookingEmbedUrl, keepQuestionsDays: 30 })).toEqual({
    ...defaultBrand,
    bookingEmbedUrl,
    keepQuestionsDays: 30,
  });
});
