import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listedToken, type ListedToken, type MadeToken } from '@northgate/contracts/console/tokens.js';
import type { AppName } from '@northgate/contracts/release.js';
import { z } from 'zod';
import { OperatorError } from '../operator-error.js';

const day = 24 * 60 * 60 * 1000;

const keptToken = listedToken.extend({
  /** SHA-256 of the token; the token itself is kept nowhere. */
  hash: z.string(),
});
type KeptToken = z.infer<typeof keptToken>;

/** What a token is to be: whose, for how many days (null for ever), and whether it may record what is live. */
export interface TokenWish {
  by: string;
  days?: number | null;
  records?: boolean;
}

const pattern = /^ngt_([0-9a-f]{12})_([\w-]{43})$/;
const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tokens with which releases of one app each may be sent, in a folder with one file for each. */
export class ReleaseTokens {
  constructor(private readonly folder: string) {}

  /** Makes a token and answers it; it cannot be read again. */
  async add(app: AppName, { by, days = null, records = false }: TokenWish): Promise<MadeToken> {
    const id = randomBytes(6).toString('hex');
    // A hash without salt is enough: nobody guesses 256 bits.
    const token = `ngt_${id}_${randomBytes(32).toString('base64url')}`;
    const now = Date.now();
    const listed = {
      ...{ id, app, by, records },
      createdAt: new Date(now).toISOString(),
      expiresAt: days === null ? null : new Date(now + days * day).toISOString(),
    };
    await this.write({ ...listed, hash: digest(token).toString('hex') });
    return { token, ...listed };
  }

  /** Every token that was not withdrawn, the newest last. */
  async list(): Promise<ListedToken[]> {
    const names = await readdir(this.folder).catch(() => []);
    const kept = await Promise.all(
      names.filter((name) => name.endsWith('.json')).map((name) => this.read(name.slice(0, -5))),
    );
    return kept
      .filter((token) => token !== null)
      .map(({ hash: _, ...listed }) => listed)
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  }

  /** Throws `OperatorError` when there is no such token. */
  async withdraw(id: string): Promise<ListedToken> {
    const found = /^[0-9a-f]{12}$/.test(id) ? await this.read(id) : null;
    if (!found) throw new OperatorError(`There is no token ${id}. \`npm run tokens\` lists them.`);
    await rm(join(this.folder, `${id}.json`));
    return found;
  }

  /** The token that was given, null when it is none of these, withdrawn or past its time. */
  async find(given: string): Promise<ListedToken | null> {
    const [, id] = pattern.exec(given) ?? [];
    const kept = id ? await this.read(id) : null;
    if (!kept || !timingSafeEqual(digest(given), Buffer.from(kept.hash, 'hex'))) return null;
    return kept.expiresAt !== null && Date.parse(kept.expiresAt) < Date.now() ? null : kept;
  }

  private async read(id: string): Promise<KeptToken | null> {
    const text = await readFile(join(this.folder, `${id}.json`), 'utf8').catch(() => null);
    return text === null ? null : keptToken.parse(JSON.parse(text));
  }

  private async write(token: KeptToken): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const half = join(this.folder, `${token.id}.half`);
    await writeFile(half, JSON.stringify(token, null, 2), { mode: 0o600, flush: true });
    await rename(half, join(this.folder, `${token.id}.json`));
  }
}
