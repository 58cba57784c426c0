import { siteTermOf, wordsOf } from './query-words.js';

/** The search terms of a text: its words in the form the site has them in. */
export const termsOf = (text: string): string[] =>
  wordsOf(text)
    .map(siteTermOf)
    .filter((term): term is string => term !== null);

/** For each term the places of the lists that have it. */
export function placesByTerm(lists: readonly string[][]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  lists.forEach((terms, place) => {
    for (const term of new Set(terms)) {
      const known = places.get(term);
      if (known) known.push(place);
      else places.set(term, [place]);
    }
  });
  return places;
}

/** Which part of these terms is among the others; 0 where there are none. */
export const shareOf = (terms: string[], others: ReadonlySet<string>): number =>
  terms.length === 0 ? 0 : terms.filter((term) => others.has(term)).length / terms.length;
