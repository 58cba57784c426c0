import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { brandSchema, type Brand } from '@northgate/site/brand.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { EnvironmentError, type Environment } from './environment.js';

/** The brand of a file, or the one that ships, with what the environment says instead. Throws as `readBrandFile` does. */
export async function readBrand({
  brandFile,
  bookingEmbedUrl,
  keepQuestionsDays,
}: Pick<Environment, 'brandFile' | 'bookingEmbedUrl' | 'keepQuestionsDays'>): Promise<Brand> {
  return {
    ...(await readBrandFile(brandFile)),
    ...(bookingEmbedUrl ? { bookingEmbedUrl } : {}),
    ...(keepQuestionsDays ? { keepQuestionsDays } : {}),
  };
}

/** Whether two brands are written down alike: one that was read from a store has lost what is undefined. */
export const sameBrand = (one: Brand, other: Brand): boolean =>
  isDeepStrictEqual(written(one), written(other));

const written = (brand: Brand): unknown => JSON.parse(JSON.stringify(brand));

/** Throws `EnvironmentError` with file and field when it is not valid. */
async function readBrandFile(file: string | undefined): Promise<Brand> {
  if (!file) return brandSchema.parse(defaultBrand);
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentError(
      `The variable SITE_BRAND names ${file}, which cannot be read: ${String(error)}.`,
    );
  }
  const parsed = brandSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new EnvironmentError(
    `The variable SITE_BRAND names ${file}, where ${issue?.path.join('.') || 'the content'} cannot be used: ${issue?.message}.`,
  );
}
