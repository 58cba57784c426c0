import type { AppName } from '@northgate/contracts/release.js';
import { SendingRefusal } from './sending-refusal.js';
import type { ReleaseIdentities } from './release-identities.js';
import type { ReleaseTokens } from './release-tokens.js';

/** Somebody who may send releases of these apps. */
export interface Sender {
  apps: AppName[];
  /** Who it is, for the history. */
  by: string;
  /** Whether they may also read what is live of other apps. */
  records: boolean;
}

interface Known {
  tokens: Pick<ReleaseTokens, 'find'>;
  identities: Pick<ReleaseIdentities, 'find'>;
}

/** Who asks, by the `Authorization` header. Throws `SendingRefusal`. */
export async function senderOf(header: string | undefined, { tokens, identities }: Known): Promise<Sender> {
  const [, given] = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '') ?? [];
  if (!given)
    throw new SendingRefusal('no-token', 'Send a token: Authorization: Bearer … (npm run tokens -- add).');
  const kept = await tokens.find(given);
  if (kept) return { apps: [kept.app], by: `${kept.by} (token ${kept.id})`, records: kept.records };
  const job = await identities.find(given).catch((error: unknown) => {
    throw new SendingRefusal(
      'unknown-token',
      `The issuer of this identity cannot be asked: ${wordsOf(error)}`,
    );
  });
  if (!job)
    throw new SendingRefusal('unknown-token', 'This token is not known, was withdrawn or is past its time.');
  return job;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
