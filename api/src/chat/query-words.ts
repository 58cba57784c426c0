import { stemmer } from 'stemmer';
import { stopWords } from './stop-words.js';
import { subjectWords } from './subject-words.js';
import { synonyms } from './synonyms.js';

/** A word of a question: its stem, and the stems that mean nearly the same. */
export interface QueryWord {
  stem: string;
  alternatives: string[];
}

/** The words of a text in lower case; a number keeps its decimals, a compound is also taken apart. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']s\b|[’']/g, '');
  const words = plain.match(/\d+[pk]\b|\d+(?:[.,]\d+)*|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return words.flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]));
}

/** The form under which a word is searched, nothing for a word that says nothing. */
export const termOf = (word: string): string | null =>
  stopWords.has(word) ? null : stemmer(/^customers?$/.test(word) ? clients : word);

/** What the site says are few words, again and again; what visitors type is endless and goes through `termOf`. */
const siteTerms = new Map<string, string | null>();
const mostSiteTerms = 50_000;

/** The same as `termOf` for a word of the site's own texts, which is stemmed once. */
export function siteTermOf(word: string): string | null {
  const known = siteTerms.get(word);
  if (known !== undefined) return known;
  if (siteTerms.size >= mostSiteTerms) siteTerms.clear();
  const term = termOf(word);
  siteTerms.set(word, term);
  return term;
}

/** What customers are called here; their stem is the one of "custom". */
const clients = 'clients';

const isNumber = (word: string) => /^[\d.,]+$/.test(word);

const similar = new Map<string, Set<string>>();
for (const line of synonyms) {
  const stems = line.map((word) => stemmer(word));
  for (const stem of stems) addSimilar(stem, stems);
}
for (const [names, words] of subjectWords) {
  const subject = names.split(' ').map((name) => stemmer(name));
  for (const word of words.split(/\s+/)) addSimilar(stemmer(word), subject);
}

function addSimilar(stem: string, others: string[]): void {
  const known = similar.get(stem) ?? [];
  similar.set(stem, new Set([...known, ...others.filter((other) => other !== stem)]));
}

/** A question with the word of what it asks for where it only says “how long”. */
export const withDuration = (question: string): string =>
  question.replace(/\bhow (long|soon)\b/gi, 'duration');

/** What a question asks about: each word once, in order; none when it is nothing but numbers. */
export function queryWords(text: string): QueryWord[] {
  const stems = withDuration(text)
    .split(/\s+/)
    .flatMap((part) =>
      wordsOf(part)
        .slice(0, part.includes('-') ? 1 : undefined)
        .flatMap(compoundOrParts),
    )
    .map(termOf)
    .filter((stem): stem is string => stem !== null);
  if (stems.every(isNumber)) return [];
  return [...new Set(stems)].map((stem) => ({ stem, alternatives: [...(similar.get(stem) ?? [])] }));
}

/** Whether a question asks for a figure. */
export const asksFigure = (text: string): boolean =>
  /\bhow (many|much|fast|quick(ly)?|long|soon|often|accurate|big|large)\b|\b(sla|uptime|bandwidth|accuracy|resolution|latency|percent(age)?)\b/i.test(
    text,
  );

const compoundOrParts = (word: string): string[] =>
  word.includes('-') && !similar.has(stemmer(word)) ? word.split('-') : [word];

/** The word of the synonyms that differs from an unknown one by a single letter added, lost or changed. */
export function nearestKnownWord(stem: string): QueryWord | undefined {
  if (stem.length < 6) return undefined;
  const near = [...similar.keys()].find((known) => isOneEditApart(known, stem));
  return near === undefined ? undefined : { stem: near, alternatives: [...similar.get(near)!] };
}

function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(same + (long.length === short.length ? 1 : 0)) === long.slice(same + 1);
}
