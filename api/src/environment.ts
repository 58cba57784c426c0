import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brandSchema, type Brand } from '@northgate/site/brand.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { z } from 'zod';

/** How the api was told to run, checked. It is also the name under which parts of the api ask for it. */
export abstract class Environment {
  abstract readonly host: string;
  /** 0 lets the system choose a free port. */
  abstract readonly port: number;
  abstract readonly dataDir: string;
  abstract readonly databaseUrl: string | undefined;
  abstract readonly postsDir: string;
  abstract readonly siteOrigin: string;
  /** Address or CIDR of the proxy whose `X-Forwarded-For` is believed. */
  abstract readonly trustedProxy: string[] | undefined;
  abstract readonly brand: Brand;
  /** Requests per window and client address; 0 means no limit. */
  abstract readonly rateLimits: { readonly contact: number; readonly chat: number };
}

/** A setting nobody can run with; the message is one sentence that names the variable. */
export class EnvironmentError extends Error {}

const shippedPosts = fileURLToPath(new URL('../content/posts', import.meta.url));

const wholeNumber = (most: number) => {
  const error = `must be a whole number from 0 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value <= most, { error });
};

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || isBits(bits, most));
};
const isBits = (text: string, most: number) => /^\d{1,3}$/.test(text) && Number(text) <= most;

const originError = 'must be an http or https origin such as http://127.0.0.1:3000';

const variables = z.object({
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: wholeNumber(65535).default(3001),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres:// or be left out')
    .optional(),
  POSTS_DIR: z
    .string()
    .refine((path) => existsSync(path), { error: 'must be a folder that exists' })
    .default(shippedPosts),
  SITE_BRAND: z.string().optional(),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, error: originError })
    .refine((url) => URL.canParse(url) && new URL(url).pathname === '/', { error: originError })
    .transform((url) => new URL(url).origin)
    .default('http://127.0.0.1:3000'),
  TRUSTED_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every(isNetwork), { error: 'must be an address or CIDR such as 10.0.0.0/8' })
    .optional(),
  RATE_LIMIT_CONTACT: wholeNumber(1_000_000).default(20),
  RATE_LIMIT_CHAT: wholeNumber(1_000_000).default(30),
});

/** Variables that may carry a password and are never repeated. */
const secret = new Set(['DATABASE_URL']);

/** Reads the settings from variables; an empty one counts as left out. Throws `EnvironmentError`. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = variables.safeParse(given);
  if (error) {
    const { path, message } = error.issues[0]!;
    const name = String(path[0]);
    const value = secret.has(name) ? '' : `, but it is ${JSON.stringify(given[name])}`;
    throw new EnvironmentError(`${name} ${message}${value}.`);
  }
  return {
    host: data.API_HOST,
    port: data.API_PORT,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    postsDir: data.POSTS_DIR,
    siteOrigin: data.SITE_ORIGIN,
    trustedProxy: data.TRUSTED_PROXY,
    brand: readBrand(data.SITE_BRAND),
    rateLimits: { contact: data.RATE_LIMIT_CONTACT, chat: data.RATE_LIMIT_CHAT },
  };
}

function readBrand(file: string | undefined): Brand {
  if (file === undefined) return defaultBrand;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentError(
      `SITE_BRAND names ${file}, which cannot be read as JSON: ${(error as Error).message}.`,
    );
  }
  const { data, error } = brandSchema.safeParse(content);
  if (!error) return data;
  const { path, message } = error.issues[0]!;
  throw new EnvironmentError(`SITE_BRAND names ${file}, where ${path.join('.') || 'the file'}: ${message}.`);
}
