import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import proxyAddress from '@fastify/proxy-addr';
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback);

/** Addresses and networks, separated by commas. */
const networks = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine(isNetworks, 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas');

const seconds = (fallback: number) => z.coerce.number().min(1).max(86_400).default(fallback);

/** Settings of the site's programs, read once at start. Paths are absolute after reading. */
const environmentSchema = z.object({
  PORT: port(3000),
  API_PORT: port(3001),
  API_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/?#]+\/?$/, 'must be an address without a path, such as http://127.0.0.1:3001')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  STORE_URL: z
    .url({ protocol: /^s3$/, error: 'must be an address such as s3://bucket or s3://bucket/folder' })
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  SITE_BRAND: z.string().min(1).optional(),
  BOOKING_EMBED_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  KEEP_QUESTIONS_DAYS: z.coerce.number().int().min(0).max(90).default(0),
  CONTENT_HOOK_PORT: port(0),
  CONTENT_HOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  RETURN_WATCH: z.coerce.number().int().min(0).max(86_400).default(300),
  FIRST_REVISION_SECONDS: z.coerce.number().int().min(1).max(86_400).default(900),
  CONTROL_PORT: port(3002),
  CONTROL_HOST: z.string().min(1).default('127.0.0.1'),
  CONTROL_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  CONTROL_IDLE_MINUTES: z.coerce.number().int().min(1).max(1440).default(60),
  CONTROL_SESSION_HOURS: z.coerce.number().int().min(1).max(168).default(12),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ROLES_CLAIM: z.string().min(1).default('roles'),
  DESK_KEY: z.string().min(16, 'must have 16 characters at least').optional(),
  CONTROL_RELEASE_TOKEN: z.string().min(1).optional(),
  RELEASE_IDENTITIES: z.string().min(1).optional(),
  CANDIDATE_SECRET: z.string().min(16, 'must have 16 characters at least').optional(),
  RELEASE_LIMIT_MB: z.coerce.number().int().min(1).max(1024).default(64),
  GATE_BUILD_SECONDS: seconds(300),
  GATE_RENDER_SECONDS: seconds(30),
  GATE_PART_SECONDS: seconds(3),
  GATE_PAGE_SECONDS: seconds(20),
  GATE_LOOK_SECONDS: seconds(120),
  CHROMIUM_PATH: z.string().min(1).optional(),
  DEV_PORT: port(3100),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  ALLOW_OVERRIDES: z.stringbool().default(false),
  PUBLIC_SOURCE_MAPS: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  WORKERS: z.union([z.literal('auto'), z.coerce.number().int().min(1).max(256)]).default(1),
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(1),
  TRUSTED_PROXY: networks.default([]),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
});

/** How long the phases of a release may take, in milliseconds, until they are stopped and the release is refused. */
export interface GateTimes {
  /** Building one app. */
  build: number;
  /** Rendering one page. */
  render: number;
  /** A part of another app on a page that is rendered. */
  part: number;
  /** One step of looking at one page in the browser. */
  page: number;
  /** Looking at one page in the browser in all its steps, with the live one beside it. */
  look: number;
}

export interface Environment {
  port: number;
  apiPort: number;
  /** Where the api answers, without a path. */
  apiOrigin: string;
  host: string;
  dataDir: string;
  /** Bucket of the store, `s3://bucket/folder`; without one it is a folder below `dataDir`. */
  storeUrl: string | undefined;
  brandFile: string | undefined;
  /** A booking page that may be framed, which the brand then has. */
  bookingEmbedUrl: string | undefined;
  /** Days for which the api keeps questions nobody could answer, as the privacy policy says them; 0 for none. */
  keepQuestionsDays: number;
  /** Where the api's messages about new content arrive, 0 for any free port, and what they are signed with. */
  contentHookPort: number;
  contentHookSecret: string | undefined;
  /** Port of the server that shows live builds inside the running site. */
  devPort: number;
  /** Where the running site answers that live builds are shown in. */
  siteUrl: string;
  /** Whether this site lets live builds on other machines be shown in its pages. */
  allowOverrides: boolean;
  /** Whether anyone may read the source maps of releases. */
  publicSourceMaps: boolean;
  /** How long a new revision is watched for errors, in seconds; 0 switches the automatic return off. */
  returnWatch: number;
  /** How long publishers and page servers in containers wait for the first revision, in milliseconds. */
  firstRevisionPatience: number;
  /** How long each phase of a release may take, in milliseconds. */
  gateTimes: GateTimes;
  controlPort: number;
  controlHost: string;
  /** The origin of the console behind a proxy; undefined where only this machine reaches it. */
  controlUrl: string | undefined;
  /** When sessions of the console end, in milliseconds: after so long without a request, and however much is done. */
  controlTimes: { idle: number; longest: number };
  /** The OpenID Connect issuer of the console; null where people log in with links made on this machine. */
  oidc: { issuer: string; clientId: string; clientSecret: string | undefined; rolesClaim: string } | null;
  /** What the api knows the control server by; undefined lets each start make one. */
  deskKey: string | undefined;
  /** What this machine sends releases to another one with. */
  releaseToken: string | undefined;
  /** File that says which jobs of a CI may send releases. */
  releaseIdentitiesFile: string | undefined;
  /** What links to candidates are signed with; undefined keeps one beside the store. */
  candidateSecret: string | undefined;
  /** How large a release may be that is sent, in bytes. */
  releaseLimit: number;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  /** Processes that serve pages. */
  workers: number;
  /** How long a page server that is to stop still answers what comes, in milliseconds. */
  drainTime: number;
  /** Proxies whose X-Forwarded headers are believed. */
  trustedProxies: string[];
  /** Where metrics are read; nowhere unless asked for. */
  metrics: { port: number; host: string } | undefined;
}

/** Thrown for a value that cannot be used; the message is a sentence that names the variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads and checks the environment. Relative paths are taken from `root`. Throws `EnvironmentError`. */
export function readEnvironment(root: string, source: NodeJS.ProcessEnv = process.env): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvironmentError(`The variable ${String(issue?.path[0])} cannot be used: ${issue?.message}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    apiPort: values.API_PORT,
    apiOrigin: values.API_ORIGIN ?? `http://127.0.0.1:${values.API_PORT}`,
    host: values.HOST,
    dataDir: resolve(root, values.DATA_DIR),
    storeUrl: values.STORE_URL,
    brandFile: values.SITE_BRAND ? resolve(root, values.SITE_BRAND) : undefined,
    bookingEmbedUrl: values.BOOKING_EMBED_URL,
    keepQuestionsDays: values.KEEP_QUESTIONS_DAYS,
    contentHookPort: values.CONTENT_HOOK_PORT,
    contentHookSecret: values.CONTENT_HOOK_SECRET,
    devPort: values.DEV_PORT,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    allowOverrides: values.ALLOW_OVERRIDES,
    publicSourceMaps: values.PUBLIC_SOURCE_MAPS,
    returnWatch: values.RETURN_WATCH,
    firstRevisionPatience: values.FIRST_REVISION_SECONDS * 1000,
    gateTimes: {
      build: values.GATE_BUILD_SECONDS * 1000,
      render: values.GATE_RENDER_SECONDS * 1000,
      part: values.GATE_PART_SECONDS * 1000,
      page: values.GATE_PAGE_SECONDS * 1000,
      look: values.GATE_LOOK_SECONDS * 1000,
    },
    controlPort: values.CONTROL_PORT,
    controlHost: values.CONTROL_HOST,
    controlUrl: values.CONTROL_URL,
    controlTimes: {
      idle: values.CONTROL_IDLE_MINUTES * 60_000,
      longest: values.CONTROL_SESSION_HOURS * 3_600_000,
    },
    oidc: oidcOf(values),
    deskKey: values.DESK_KEY,
    releaseToken: values.CONTROL_RELEASE_TOKEN,
    releaseIdentitiesFile: values.RELEASE_IDENTITIES ? resolve(root, values.RELEASE_IDENTITIES) : undefined,
    candidateSecret: values.CANDIDATE_SECRET,
    releaseLimit: values.RELEASE_LIMIT_MB * 1024 * 1024,
    logLevel: values.LOG_LEVEL,
    workers: values.WORKERS === 'auto' ? availableParallelism() : values.WORKERS,
    drainTime: values.DRAIN_SECONDS * 1000,
    trustedProxies: values.TRUSTED_PROXY,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  };
}

function oidcOf(values: z.infer<typeof environmentSchema>): Environment['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer && !clientId) return null;
  if (!issuer || !clientId)
    throw new EnvironmentError(
      'The variables OIDC_ISSUER and OIDC_CLIENT_ID cannot be used without each other.',
    );
  return { issuer, clientId, clientSecret, rolesClaim: values.OIDC_ROLES_CLAIM };
}

function isNetworks(addresses: string[]): boolean {
  try {
    return proxyAddress.compile(addresses) !== null;
  } catch {
    return false;
  }
}
