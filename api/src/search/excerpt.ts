import type { SearchResult } from '@northgate/contracts/search-page.js';
import { siteTermOf, wordsOf } from '../chat/query-words.js';

/** How long an excerpt is, and how much of it may stand before the first word that was found; in characters. */
const length = 170;
const lead = 50;

const words = /[\p{L}\p{N}]+(?:[-.,’'][\p{L}\p{N}]+)*/gu;

/** Which of these terms a text has. */
export const termsIn = (text: string, terms: ReadonlySet<string>): Set<string> =>
  new Set(wordsOf(text).flatMap((word) => [siteTermOf(word) ?? ''].filter((term) => terms.has(term))));

/** A word of a text, and where it stands. */
interface Place {
  from: number;
  to: number;
  word: string;
}

/** The piece of a text with most of what was found, whose words are marked. */
export function excerptOf(text: string, terms: ReadonlySet<string>): SearchResult['excerpt'] {
  const all = [...text.matchAll(words)].map(({ 0: word, index }) => ({
    ...{ from: index, to: index + word.length },
    word,
  }));
  const found = all.filter(({ word }) => termsIn(word, terms).size > 0);
  const start = startOf(all, richest(found), text.length);
  const end = all.findLast(({ to }) => to <= start + length)?.to ?? text.length;
  const isWhole = text.length <= start + length;
  const parts: SearchResult['excerpt'] = [{ text: start > 0 ? '… ' : '', found: false }];
  let at = start;
  for (const { from, to } of found.filter((one) => one.from >= start && one.to <= end)) {
    parts.push({ text: text.slice(at, from), found: false }, { text: text.slice(from, to), found: true });
    at = to;
  }
  parts.push({ text: isWhole ? text.slice(at) : `${text.slice(at, end)} …`, found: false });
  return parts.filter((part) => part.text);
}

/** Where the stretch with most of what was found begins. */
function richest(found: Place[]): number {
  const within = (start: number) =>
    found.filter(({ from, to }) => from >= start && to <= start + length - lead).length;
  const best = Math.max(0, ...found.map(({ from }) => within(from)));
  return found.find(({ from }) => within(from) === best)?.from ?? 0;
}

/** The word at which the excerpt begins: some words before the first that was found, or more of them at the end of the text. */
function startOf(all: Place[], first: number, whole: number): number {
  const room = Math.max(lead, length - (whole - first));
  return first <= room ? 0 : (all.find(({ from }) => from >= first - room)?.from ?? 0);
}
