import { resolve } from 'node:path';
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback);

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
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  SITE_BRAND: z.string().min(1).optional(),
  CHROMIUM_PATH: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Environment {
  port: number;
  apiPort: number;
  /** Where the api answers, without a path. */
  apiOrigin: string;
  host: string;
  dataDir: string;
  brandFile: string | undefined;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
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
    brandFile: values.SITE_BRAND ? resolve(root, values.SITE_BRAND) : undefined,
    logLevel: values.LOG_LEVEL,
  };
}
