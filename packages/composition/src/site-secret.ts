import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface SecretSettings {
  candidateSecret: string | undefined;
  dataDir: string;
}

/** Signs what visitors bring back, and tells whether it was signed here. What is signed as one kind holds for no other. */
export class Signer {
  constructor(
    private readonly kind: string,
    private readonly secret: string,
  ) {}

  /** HMAC-SHA-256, 43 characters. */
  signature(said: string): string {
    return createHmac('sha256', this.secret).update(`${this.kind} ${said}`).digest('base64url');
  }

  holds(said: string, signature: string): boolean {
    const [given, made] = [Buffer.from(signature), Buffer.from(this.signature(said))];
    return given.length === made.length && timingSafeEqual(given, made);
  }
}

/** The secret of a site: that of its environment, else one that is made once and kept beside the store. */
export async function siteSecret(settings: SecretSettings): Promise<string> {
  if (settings.candidateSecret) return settings.candidateSecret;
  const file = join(settings.dataDir, 'candidate-secret');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known;
  await mkdir(settings.dataDir, { recursive: true });
  const half = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(half, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  // Of several that begin at once, the first one's stays.
  await link(half, file).catch(() => {});
  await rm(half, { force: true });
  return readFile(file, 'utf8');
}
