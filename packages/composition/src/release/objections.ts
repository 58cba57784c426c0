import type { GateRecord } from '@northgate/contracts/revision.js';
import type { BrowserVerdict } from '../gate/browser-gate.js';
import type { Refusal } from '../store/store.js';
import type { Opened } from './judge-candidate.js';

/** How many pictures of what looks different a refusal keeps. */
const keptLooks = 8;

const differences = ({ looks = [] }: BrowserVerdict): string[] =>
  looks.map(({ path, what }) => `${path}: ${what}`);

/** Why a candidate may not go live as a refusal keeps it; `held` when somebody may still say that its look is wanted. */
export function objections(
  verdict: BrowserVerdict,
  { look }: Pick<Opened, 'look'>,
): { found: Pick<Refusal, 'problems' | 'pictures' | 'looks'> | null; held: boolean } {
  const { problems, pictures, looks = [] } = verdict;
  const held = !problems.length && looks.length > 0 && !look?.acceptLook;
  if (!problems.length && !held) return { found: null, held };
  const kept = looks.length ? { looks: looks.slice(0, keptLooks) } : {};
  return { found: { problems: [...problems, ...differences(verdict)], pictures, ...kept }, held };
}

/** What a revision says of its gate, with what looked different and was wanted so. */
export function gateRecord(verdict: BrowserVerdict): GateRecord {
  const accepted = differences(verdict);
  return accepted.length ? { ...verdict.record, accepted } : verdict.record;
}
