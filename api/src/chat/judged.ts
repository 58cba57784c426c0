import type { FoundAnswer } from './answer-index.js';
import { subjectOf, type Evidence } from './certainty.js';

/** An entry that was found, with what speaks for it. */
export interface Judged {
  found: FoundAnswer;
  evidence: Evidence;
  certainty: number;
}

/** How much speaks against an entry that says that the site is silent, as a logit: when it is chosen, and when it is only named as near. */
export const againstSilent = { chosen: 0.5, near: 1 };

/** How much it says, as a logit, that a question goes on from an answer of the same page. */
const goingOnWeight = 2;

const logit = (share: number): number => Math.log(share / (1 - share));
const likelihood = (value: number): number => 1 / (1 + Math.exp(-value));

/** How much the ranks say beside the certainty when the best entry is chosen. */
const rankWeight = 12;

/** An entry where the question goes on from an answer of the entry's page. */
export const goneOn = (one: Judged): Judged => ({
  ...one,
  certainty: likelihood(logit(one.certainty) + goingOnWeight),
});

/** How likely a question is one for this site, by what was found first for it. */
export const subjectFor = (first: Judged | undefined): number => (first ? subjectOf(first.evidence) : 0);

/** Best first; `silentLoss` speaks against entries that say that the site is silent. */
export function inOrder(judged: readonly Judged[], silentLoss: number): Judged[] {
  const worth = ({ certainty, found: { fused, entry } }: Judged) =>
    logit(certainty) + fused * rankWeight - (entry.unknown ? silentLoss : 0);
  return [...judged].sort((one, other) => worth(other) - worth(one));
}

/** How much words and meaning speak for an entry. */
export const strengthOf = ({ nearness, coverage, asked }: FoundAnswer): number => nearness + coverage + asked;
