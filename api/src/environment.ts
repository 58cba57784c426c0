import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandSchema, type Brand } from '@northgate/site/brand.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { z } from 'zod';
import {
  hookUrl,
  apiKey,
  endpointUrl,
  mailAddress,
  mailAddresses,
  networkList,
  origin,
  seconds,
  sharedSecret,
  smtpUrl,
  webhookUrl,
  wholeNumber,
  yesOrNo,
} from './environment-rules.js';

/** Where leads are announced and how patiently; a channel that is left out is not used. */
export interface DeliverySettings {
  readonly mail: { smtpUrl: string; to: string[]; from: string } | undefined;
  readonly webhook: { url: string; secret: string } | undefined;
  /** Whether leads that look like spam are announced too. */
  readonly notifyFlagged: boolean;
  /** Attempts until a notification counts as dead. */
  readonly attempts: number;
  /** Upper bound of the first wait, doubled by every failure up to the cap. */
  readonly retryFirstMs: number;
  readonly retryCapMs: number;
  /** How long a claim holds; an attempt may take half of it. */
  readonly leaseMs: number;
}

/** How posts are published at run time. */
export interface PublishingSettings {
  /** The token for publishing; without it publishing is off. */
  readonly token: string | undefined;
  /** Who is told that content has changed, and the secret the message is signed with. */
  readonly hook: { url: string; secret: string } | undefined;
}

/** Whether the shipped posts are made the same as their files at every start, or only fill an empty database. */
export type ImportMode = 'always' | 'once';

/** An OpenAI-compatible service: where it is, as whom it is asked and which model answers. */
export interface EndpointSettings {
  baseUrl: string;
  key: string | undefined;
  model: string;
  /** Milliseconds for one answer, from the request to the last byte. */
  deadline: number;
}

/** The same for the service that embeds. */
export type EmbeddingsSettings = Omit<EndpointSettings, 'deadline'>;

/** How the api was told to run, checked. It is also the name under which parts of the api ask for it. */
export abstract class Environment {
  abstract readonly host: string;
  /** 0 lets the system choose a free port. */
  abstract readonly port: number;
  abstract readonly dataDir: string;
  abstract readonly databaseUrl: string | undefined;
  abstract readonly postsDir: string;
  /** Whether a start makes the posts the same as their files, or fills an empty database only. */
  abstract readonly importPosts: ImportMode;
  abstract readonly siteOrigin: string;
  /** Address or CIDR of the proxy whose `X-Forwarded-For` is believed. */
  abstract readonly trustedProxy: string[] | undefined;
  abstract readonly brand: Brand;
  /** Requests per window and client address; 0 means no limit. */
  abstract readonly rateLimits: { readonly contact: number; readonly chat: number; readonly search: number };
  abstract readonly delivery: DeliverySettings;
  abstract readonly publishing: PublishingSettings;
  /** What the console's server shows itself with; without it the api has no desk. */
  abstract readonly deskKey: string | undefined;
  /** The service that writes the chat's answers; left out, they are quoted from the site. */
  abstract readonly chat: EndpointSettings | undefined;
  /** The service that tells how near in meaning questions are; left out, the vectors that ship do. */
  abstract readonly embeddings: EmbeddingsSettings | undefined;
  /** Days for which the words of questions without an answer are kept; 0 keeps none. */
  abstract readonly keepQuestionsDays: number;
}

/** An invalid setting; the message is one sentence that names the variable. */
export class EnvironmentError extends Error {}

const shippedPosts = fileURLToPath(new URL('../content/posts', import.meta.url));

const settings = z.object({
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
  IMPORT_POSTS: z.enum(['always', 'once'], { error: 'must be always or once' }).default('always'),
  SITE_BRAND: z.string().optional(),
  SITE_ORIGIN: origin.default('http://127.0.0.1:3000'),
  TRUSTED_PROXY: networkList.optional(),
  RATE_LIMIT_CONTACT: wholeNumber(1_000_000).default(20),
  RATE_LIMIT_CHAT: wholeNumber(1_000_000).default(30),
  RATE_LIMIT_SEARCH: wholeNumber(1_000_000).default(120),
  SMTP_URL: smtpUrl.optional(),
  MAIL_TO: mailAddresses.optional(),
  MAIL_FROM: mailAddress.optional(),
  WEBHOOK_URL: webhookUrl.optional(),
  WEBHOOK_SECRET: sharedSecret.optional(),
  NOTIFY_FLAGGED: yesOrNo.default(false),
  CHAT_BASE_URL: endpointUrl.optional(),
  CHAT_API_KEY: apiKey.optional(),
  CHAT_MODEL: z.string().max(200).optional(),
  CHAT_DEADLINE_SECONDS: seconds(0.05, 25).default(25_000),
  EMBEDDINGS_BASE_URL: endpointUrl.optional(),
  EMBEDDINGS_API_KEY: apiKey.optional(),
  EMBEDDINGS_MODEL: z.string().max(200).optional(),
  KEEP_QUESTIONS_DAYS: wholeNumber(90).default(0),
  DELIVERY_ATTEMPTS: wholeNumber(100, 1).default(12),
  DELIVERY_RETRY_SECONDS: seconds(0.01, 3600).default(30_000),
  DELIVERY_RETRY_CAP_SECONDS: seconds(0.01, 86_400).default(3_600_000),
  DELIVERY_LEASE_SECONDS: seconds(0.5, 3600).default(60_000),
  PUBLISH_TOKEN: sharedSecret.optional(),
  DESK_KEY: sharedSecret.optional(),
  CONTENT_HOOK_URL: hookUrl.optional(),
  CONTENT_HOOK_SECRET: sharedSecret.optional(),
});

type Settings = z.output<typeof settings>;

/** Settings that mean nothing without each other. */
const together = [
  ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['CONTENT_HOOK_URL', 'CONTENT_HOOK_SECRET'],
  ['CHAT_BASE_URL', 'CHAT_MODEL'],
  ['EMBEDDINGS_BASE_URL', 'EMBEDDINGS_MODEL'],
] as const;

const variables = settings.superRefine((values, context) => {
  for (const group of together) {
    const given = group.find((name) => values[name] !== undefined);
    const missing = given && group.find((name) => values[name] === undefined);
    if (missing)
      context.addIssue({ code: 'custom', path: [missing], message: `must be set when ${given} is` });
  }
  for (const service of ['CHAT', 'EMBEDDINGS'] as const)
    if (values[`${service}_API_KEY`] && !values[`${service}_BASE_URL`])
      context.addIssue({
        code: 'custom',
        path: [`${service}_BASE_URL`],
        message: `must be set when ${service}_API_KEY is`,
      });
});

/** Variables that may carry a password and are never repeated. */
const secret = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'PUBLISH_TOKEN',
  'DESK_KEY',
  'CONTENT_HOOK_SECRET',
  'CHAT_BASE_URL',
  'CHAT_API_KEY',
  'EMBEDDINGS_BASE_URL',
  'EMBEDDINGS_API_KEY',
]);

/** Reads the settings from variables; an empty one counts as left out. Throws `EnvironmentError`. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = variables.safeParse(given);
  if (error) {
    const { path, message } = error.issues[0]!;
    const name = String(path[0]);
    const value =
      secret.has(name) || given[name] === undefined ? '' : `, but it is ${JSON.stringify(given[name])}`;
    throw new EnvironmentError(`${name} ${message}${value}.`);
  }
  const brand = readBrand(data.SITE_BRAND);
  return {
    host: data.API_HOST,
    port: data.API_PORT,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    postsDir: data.POSTS_DIR,
    importPosts: data.IMPORT_POSTS,
    siteOrigin: data.SITE_ORIGIN,
    trustedProxy: data.TRUSTED_PROXY,
    brand,
    rateLimits: {
      contact: data.RATE_LIMIT_CONTACT,
      chat: data.RATE_LIMIT_CHAT,
      search: data.RATE_LIMIT_SEARCH,
    },
    delivery: deliverySettings(data),
    publishing: {
      token: data.PUBLISH_TOKEN,
      hook: data.CONTENT_HOOK_URL
        ? { url: data.CONTENT_HOOK_URL, secret: data.CONTENT_HOOK_SECRET! }
        : undefined,
    },
    deskKey: data.DESK_KEY,
    chat: chatSettings(data),
    embeddings: embeddingsSettings(data),
    keepQuestionsDays: data.KEEP_QUESTIONS_DAYS || (brand.keepQuestionsDays ?? 0),
  };
}

const chatSettings = (data: Settings): EndpointSettings | undefined =>
  data.CHAT_BASE_URL
    ? {
        baseUrl: data.CHAT_BASE_URL,
        key: data.CHAT_API_KEY,
        model: data.CHAT_MODEL!,
        deadline: data.CHAT_DEADLINE_SECONDS,
      }
    : undefined;

const embeddingsSettings = (data: Settings): EmbeddingsSettings | undefined =>
  data.EMBEDDINGS_BASE_URL
    ? { baseUrl: data.EMBEDDINGS_BASE_URL, key: data.EMBEDDINGS_API_KEY, model: data.EMBEDDINGS_MODEL! }
    : undefined;

const deliverySettings = (data: Settings): DeliverySettings => ({
  mail: data.SMTP_URL ? { smtpUrl: data.SMTP_URL, to: data.MAIL_TO!, from: data.MAIL_FROM! } : undefined,
  webhook: data.WEBHOOK_URL ? { url: data.WEBHOOK_URL, secret: data.WEBHOOK_SECRET! } : undefined,
  notifyFlagged: data.NOTIFY_FLAGGED,
  attempts: data.DELIVERY_ATTEMPTS,
  retryFirstMs: data.DELIVERY_RETRY_SECONDS,
  retryCapMs: data.DELIVERY_RETRY_CAP_SECONDS,
  leaseMs: data.DELIVERY_LEASE_SECONDS,
});

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
