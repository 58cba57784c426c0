import { siteTermOf, wordsOf } from './query-words.js';
import type { WordVectors } from './word-vectors.js';

/** Beyond this rank an English word that the site never uses is as likely a slip of the pen. */
const commonEnough = 20_000;

/** Words that are meant as they stand although they look like a slip. */
export const shorthand: Record<string, string> = {
  u: 'you',
  r: 'are',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  wat: 'what',
  wot: 'what',
  wich: 'which',
  hw: 'how',
  yor: 'your',
  abt: 'about',
  thru: 'through',
  cams: 'cameras',
  docs: 'documents',
  infra: 'infrastructure',
};

/** Forgives slips of the pen: a word nobody knows becomes the nearest one the site uses. */
export class Spelling {
  private readonly byFirst = new Map<string, string[]>();
  private readonly counts: ReadonlyMap<string, number>;

  /** `used` tells how often the site uses a word; words with these stems of the `world` are no slips though it has none of them. */
  constructor(
    used: ReadonlyMap<string, number>,
    private readonly vectors: WordVectors,
    private readonly world: ReadonlySet<string> = new Set(),
  ) {
    this.counts = withOtherForms(used, vectors);
    for (const word of this.counts.keys()) {
      if (!/^[a-z]{4,}$/.test(word)) continue;
      const first = word[0]!;
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), word]);
    }
  }

  /** The text with its unknown words corrected. */
  correct(text: string): string {
    return text.replace(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu, (word) => {
      const plain = wordsOf(word)[0] ?? '';
      return this.nearestTo(plain) ?? word;
    });
  }

  private nearestTo(word: string): string | undefined {
    const meant = shorthand[word];
    if (meant) return meant;
    if (!/^[a-z]{3,}$/.test(word) || this.counts.has(word) || this.world.has(siteTermOf(word) ?? ''))
      return undefined;
    const rank = this.vectors.rankOf(word);
    if (rank !== undefined && rank < commonEnough) return undefined;
    const allowed = rank !== undefined || word.length < 6 ? 1 : 2;
    return this.best(word, allowed);
  }

  private best(word: string, allowed: number): string | undefined {
    let best: { word: string; worth: number } | undefined;
    const pool = [
      ...(this.byFirst.get(word[0]!) ?? []),
      ...(word.length > 5 ? (this.byFirst.get(word[1]!) ?? []) : []),
    ];
    for (const candidate of pool) {
      if (Math.abs(candidate.length - word.length) > allowed) continue;
      const edits = editsBetween(word, candidate, allowed);
      if (edits > allowed) continue;
      const worth = Math.log(1 + this.counts.get(candidate)!) - edits * 3;
      if (!best || worth > best.worth) best = { word: candidate, worth };
    }
    return best?.word;
  }
}

/** The site's words and common English ones with the same stem, such as “poison” where the site says “poisoned”. */
function withOtherForms(
  used: ReadonlyMap<string, number>,
  vectors: WordVectors,
): ReadonlyMap<string, number> {
  const stems = new Set([...used.keys()].map(siteTermOf));
  const counts = new Map(used);
  for (const word of vectors.mostFrequent(commonEnough)) {
    const stem = siteTermOf(word);
    if (!counts.has(word) && stem !== null && stems.has(stem)) counts.set(word, 1);
  }
  return counts;
}

/** Letters added, lost, changed or swapped with their neighbour; more than `most` counts as endless. */
function editsBetween(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let edits = Math.min(last[at]! + 1, current[at - 1]! + 1, last[at - 1]! + same);
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) edits = Math.min(edits, beforeLast[at - 2]! + 1);
      current.push(edits);
    }
    if (Math.min(...current) > most) return Infinity;
    [beforeLast, last] = [last, current];
  }
  return last[other.length]!;
}
