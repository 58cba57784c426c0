import { releaseToken } from '@northgate/cli/release-token.js';
import { moveCandidate, type CandidateRequest } from '@northgate/cli/send-release.js';
import { tellOutcome } from '@northgate/cli/tell-outcome.js';
import { OperatorError } from '../operator-error.js';
import { say, sayDone } from './say.js';
import type { Workspace } from '../release/workspace.js';

interface Elsewhere {
  /** Control server of the site. */
  to: string;
  environment: Workspace['environment'];
}

/** Has something done with a candidate of a site elsewhere. Throws `OperatorError` when its gate refuses. */
export async function moveElsewhere(
  candidate: number,
  { to, environment }: Elsewhere,
  wanted: Pick<CandidateRequest, 'action' | 'order'>,
): Promise<void> {
  const token = environment.releaseToken ?? (await releaseToken(to));
  const outcome = await moveCandidate(candidate, { ...wanted, to, token, tell: say });
  const words = tellOutcome(outcome, { name: `candidate ${candidate}`, pictures: [] });
  if (outcome.type === 'refused') throw new OperatorError(words);
  sayDone(words);
}
