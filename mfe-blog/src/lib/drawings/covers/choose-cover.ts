import type { SubjectName } from '@northgate/ui/drawings/subjects/subject-drawing';
import { coverSubjects } from './cover-subject';

/** What a cover shows: a subject, or contour lines where a post has none, on one of four tints. */
export interface CoverChoice {
  subject: SubjectName | undefined;
  tint: string;
}

interface CoveredPost {
  slug: string;
  tags: readonly string[];
}

const tints = ['t1', 't2', 't3', 't4'];

/** FNV-1a: spreads slugs that differ in one letter. */
export const hash = (text: string): number =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

/**
 * The cover of a post beside others: the first subject of its tags, on the tint of its slug, that none of the others has. A post
 * all of whose subjects are taken gets contour lines, which are different for every slug.
 */
export function chooseCover({ slug, tags }: CoveredPost, beside: readonly CoverChoice[] = []): CoverChoice {
  const subject = coverSubjects(tags).find((one) => beside.every((other) => other.subject !== one));
  const first = hash(slug) % tints.length;
  const inTurn = [...tints.slice(first), ...tints.slice(0, first)]
    // The camera's view is itself drawn in this one and would vanish on it.
    .filter((tint) => subject !== 'cctv' || tint !== 't2');
  const tint = inTurn.find((one) => beside.every((other) => other.tint !== one)) ?? inTurn[0]!;
  return { subject, tint };
}

/** Posts that can stand in one row of a list. */
const inOneRow = 3;

/** The covers of a list of posts: those that may stand in one row differ. */
export const chooseCovers = (posts: readonly CoveredPost[]): CoverChoice[] =>
  posts.reduce<CoverChoice[]>(
    (covers, post) => [...covers, chooseCover(post, covers.slice(1 - inOneRow))],
    [],
  );
