import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { readFile } from 'node:fs/promises';
import { appName, type AppName } from '@northgate/contracts/release.js';
import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { EnvironmentError } from '../environment.js';

const isAllowed = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
};

/** CI jobs that may release: those with an OIDC identity of this issuer for this audience with all of these claims. */
const trustedJobs = z.strictObject({
  issuer: z.url({ protocol: /^https?$/ }).refine(isAllowed, 'must be an https address'),
  audience: z.string().min(1),
  /** Claims and the values they must have; at least one, for an issuer serves strangers too. */
  claims: z
    .record(z.string(), z.string().min(1))
    .refine((claims) => Object.keys(claims).length > 0, 'must name a claim, such as the repository'),
  apps: z.array(appName).min(1),
  /** Whether they may also read what is live of other apps, their server builds too. */
  records: z.boolean().default(false),
});
type TrustedJobs = z.infer<typeof trustedJobs>;

/** A job whose identity was verified. */
export interface Job {
  apps: AppName[];
  /** Who it is, for the history. */
  by: string;
  records: boolean;
}

/** Signatures by a key pair; a shared secret, or none, is not one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** How long an issuer may take, in milliseconds. */
const patience = 5000;

/** How far the clocks of an issuer and of this machine may be apart, in seconds. */
const clockTolerance = 30;

/** Verifies the identities (OpenID Connect) that a CI gives its jobs. */
export class ReleaseIdentities {
  /** Keys of issuers, fetched once and again when an unknown one signs. */
  private readonly keys = new Map<string, Promise<JWTVerifyGetKey>>();

  constructor(private readonly trusted: TrustedJobs[]) {}

  /** Reads the file of trusted jobs; without a file nobody is trusted. Throws `EnvironmentError`. */
  static async read(file: string | undefined): Promise<ReleaseIdentities> {
    if (!file) return new ReleaseIdentities([]);
    const text = await readFile(file, 'utf8').catch((error: Error) => {
      throw new EnvironmentError(`The variable RELEASE_IDENTITIES cannot be used: ${error.message}.`);
    });
    const parsed = z.array(trustedJobs).safeParse(jsonOf(text));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const place = issue?.path.length ? `${issue.path.join('.')}: ` : '';
      throw new EnvironmentError(`The file in RELEASE_IDENTITIES cannot be used: ${place}${issue?.message}.`);
    }
    return new ReleaseIdentities(parsed.data);
  }

  /** The job an identity stands for, null when it is not trusted. Rejects when its issuer cannot be asked for its keys. */
  async find(token: string): Promise<Job | null> {
    const issuer = issuerOf(token);
    const candidates = this.trusted.filter((jobs) => jobs.issuer === issuer);
    for (const jobs of candidates) {
      const claims = await this.verified(token, jobs);
      if (!claims) continue;
      const { apps, records } = jobs;
      return { apps, by: `${claims.sub} (${new URL(jobs.issuer).host})`, records };
    }
    return null;
  }

  private async verified(
    token: string,
    { issuer, audience, claims }: TrustedJobs,
  ): Promise<JWTPayload | null> {
    const key = await this.keysOf(issuer);
    const options = { issuer, audience, algorithms, clockTolerance, requiredClaims: ['exp', 'sub'] };
    try {
      const { payload } = await jwtVerify(token, key, options);
      return Object.entries(claims).every(([name, value]) => payload[name] === value) ? payload : null;
    } catch (error) {
      // Keys that cannot be fetched are no fault of the token.
      if (error instanceof Error && 'code' in error && !unreachable.has(String(error.code))) return null;
      throw error;
    }
  }

  private keysOf(issuer: string): Promise<JWTVerifyGetKey> {
    const known = this.keys.get(issuer);
    if (known) return known;
    const asked = fetchKeys(issuer);
    asked.catch(() => this.keys.delete(issuer));
    this.keys.set(issuer, asked);
    return asked;
  }
}

const unreachable = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/** Finds where an issuer publishes its keys, as OpenID Connect Discovery says. */
async function fetchKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetchWhole(address, patience, { redirect: 'error' });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const found = discovery.parse(await answer.json());
  if (found.issuer !== issuer || !isAllowed(found.jwks_uri))
    throw new Error(`${address} is of another issuer`);
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: patience });
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
