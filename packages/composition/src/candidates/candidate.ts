import type { Revision } from '@northgate/contracts/revision.js';
import { OperatorError } from '../operator-error.js';
import type { ReadStore } from '../store/read-store.js';

const day = 24 * 60 * 60 * 1000;

/** How long a candidate can be looked at, in milliseconds. */
export const candidateLife = 7 * day;

/** A revision that is only to be looked at. */
export type Candidate = Revision & { candidate: NonNullable<Revision['candidate']> };

/** Whether a revision is a candidate that may still be looked at. */
export const isOpen = (revision: Revision): revision is Candidate =>
  revision.candidate !== undefined && Date.parse(revision.candidate.expiresAt) > Date.now();

/** Candidates that may still be looked at, the newest first. */
export const openCandidates = (revisions: Revision[]): Candidate[] => revisions.filter(isOpen).reverse();

/** Throws `OperatorError` when the number is not that of a candidate, or its time is over. */
export async function readCandidate(store: ReadStore, number: number): Promise<Candidate> {
  const revision = await store.readRevision(number);
  if (!revision?.candidate) throw new OperatorError(`There is no candidate ${number}.`);
  if (isOpen(revision)) return revision;
  throw new OperatorError(`Candidate ${number} has expired on ${revision.candidate.expiresAt}.`);
}
