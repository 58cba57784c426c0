import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '@northgate/contracts/revision.js';

/** What a candidate is asked for with, in the address and in the cookie. */
export interface CandidatePass {
  revision: number;
  /** When it ends, in milliseconds since 1970. */
  expires: number;
}

interface LinkSettings {
  candidateSecret: string | undefined;
  dataDir: string;
}

interface Site {
  environment: LinkSettings & { siteUrl: string };
}

/** Signs and reads passes to candidates: number, end and signature. */
export class CandidateLinks {
  constructor(private readonly secret: string) {}

  sign({ revision, expires }: CandidatePass): string {
    const said = `${revision}.${Math.floor(expires / 1000)}`;
    return `${said}.${this.signature(said)}`;
  }

  /** Null when it was not signed here, or its time is over. */
  read(pass: string): CandidatePass | null {
    const [, said = '', revision, seconds, signature = ''] =
      /^((\d{1,9})\.(\d{1,12}))\.([\w-]{43})$/.exec(pass) ?? [];
    const [given, made] = [Buffer.from(signature), Buffer.from(this.signature(said))];
    if (given.length !== made.length || !timingSafeEqual(given, made)) return null;
    const expires = Number(seconds) * 1000;
    return expires > Date.now() ? { revision: Number(revision), expires } : null;
  }

  private signature(said: string): string {
    return createHmac('sha256', this.secret).update(`candidate ${said}`).digest('base64url');
  }
}

/** The links of a site: by the secret of its environment, else by one that is made once and kept beside the store. */
export async function openCandidateLinks(settings: LinkSettings): Promise<CandidateLinks> {
  if (settings.candidateSecret) return new CandidateLinks(settings.candidateSecret);
  const file = join(settings.dataDir, 'candidate-secret');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return new CandidateLinks(known);
  await mkdir(settings.dataDir, { recursive: true });
  const half = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(half, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  // Of several that begin at once, the first one's stays.
  await link(half, file).catch(() => {});
  await rm(half, { force: true });
  return new CandidateLinks(await readFile(file, 'utf8'));
}

/** Where the site shows a candidate: an address for whoever is to look at it. */
export async function linkTo({ number, candidate }: Revision, { environment }: Site): Promise<string> {
  const links = await openCandidateLinks(environment);
  const pass = links.sign({ revision: number, expires: Date.parse(candidate?.expiresAt ?? '') });
  return `${environment.siteUrl}/?candidate=${pass}`;
}
