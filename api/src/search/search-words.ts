import type { Query } from 'minisearch';
import { termOf, wordsOf } from '../chat/query-words.js';

/** A long text is searched by its first words. */
const mostWords = 12;

/** Letters that may be wrong, lost or too many in a word of some length; shorter ones are meant as they stand. */
const mistakes = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
};

/** Shorter beginnings of a word say too little. */
const shortestBeginning = 4;
const longestEnding = 5;

/** The words of a search that say something, in order, without those of a compound as a whole. */
export const searchWords = (text: string): string[] =>
  [...new Set(wordsOf(text))]
    .filter((word) => !word.includes('-') && termOf(word) !== null)
    .slice(0, mostWords);

/** A word as it is in the index, or as the beginning of one: somebody may be still typing it. */
export const asTyped = (word: string): Query => ({
  combineWith: 'OR',
  queries: [...new Set([termOf(word)!, word])],
  prefix: word.length > 1,
  fuzzy: false,
});

/**
 * What a word may have meant that is nowhere as it was typed, the likelier first: with one slip of the pen, then with all that are
 * forgiven, or with an ending that is not in the index.
 */
export const asMeant = (word: string): Query[] =>
  [...new Set([Math.min(1, mistakes(word)), mistakes(word)])].map((wrong) => meant(word, wrong));

function meant(word: string, wrong: number): Query {
  const shortest = Math.max(shortestBeginning, word.length - longestEnding);
  const beginnings = Array.from({ length: Math.max(0, word.length - shortest) }, (_, at) =>
    word.slice(0, shortest + at),
  );
  return {
    combineWith: 'OR',
    queries: [
      { queries: [termOf(word)!], fuzzy: wrong || false, prefix: false },
      { queries: beginnings, fuzzy: false, prefix: false, boostTerm: () => 0.5 },
    ],
  };
}
