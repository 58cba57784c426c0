import type { Revision } from '@northgate/contracts/revision.js';
import { Signer, siteSecret } from '../site-secret.js';

/** What a candidate is asked for with, in the address and in the cookie. */
export interface CandidatePass {
  revision: number;
  /** When it ends, in milliseconds since 1970. */
  expires: number;
}

type LinkSettings = Parameters<typeof siteSecret>[0];

interface Site {
  environment: LinkSettings & { siteUrl: string };
}

/** Signs and reads passes to candidates: number, end and signature. */
export class CandidateLinks {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer('candidate', secret);
  }

  sign({ revision, expires }: CandidatePass): string {
    const said = `${revision}.${Math.floor(expires / 1000)}`;
    return `${said}.${this.signer.signature(said)}`;
  }

  /** Null when it was not signed here, or its time is over. */
  read(pass: string): CandidatePass | null {
    const [, said = '', revision, seconds, signature = ''] =
      /^((\d{1,9})\.(\d{1,12}))\.([\w-]{43})$/.exec(pass) ?? [];
    if (!this.signer.holds(said, signature)) return null;
    const expires = Number(seconds) * 1000;
    return expires > Date.now() ? { revision: Number(revision), expires } : null;
  }
}

/** The links of a site. */
export const openCandidateLinks = async (settings: LinkSettings): Promise<CandidateLinks> =>
  new CandidateLinks(await siteSecret(settings));

/** The address of a candidate, for those who review it. */
export async function linkTo({ number, candidate }: Revision, { environment }: Site): Promise<string> {
  const links = await openCandidateLinks(environment);
  const pass = links.sign({ revision: number, expires: Date.parse(candidate?.expiresAt ?? '') });
  return `${environment.siteUrl}/?candidate=${pass}`;
}
