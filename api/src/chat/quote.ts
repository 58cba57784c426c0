import type { Hit, SearchPassage } from './document-index.js';
import { siteTermOf, wordsOf } from './query-words.js';

/** Longest quotation in characters; a single longer sentence is cut. */
const longest = 420;
const mostSentences = 3;

/** A text no longer than this is quoted whole; parts of it would mean less. */
const shortEnough = 200;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text with the spaces after them. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** The terms of a text in their order, null for words that say nothing, and which of them there are. */
interface Terms {
  inOrder: (string | null)[];
  present: Set<string | null>;
}

const termsOf = (text: string): Terms => {
  const inOrder = wordsOf(text).map(siteTermOf);
  return { inOrder, present: new Set(inOrder) };
};

/** What a question needs of a passage is the same for every question, so it is made once. */
function oncePerPassage<Value>(make: (passage: SearchPassage) => Value): (passage: SearchPassage) => Value {
  const made = new WeakMap<SearchPassage, Value>();
  return (passage) => {
    const known = made.get(passage);
    if (known !== undefined) return known;
    const value = make(passage);
    made.set(passage, value);
    return value;
  };
}

const termsOfPassage = oncePerPassage(({ heading, text }) => termsOf(`${heading} ${text}`));
const sentencesOfPassage = oncePerPassage(({ text }) =>
  sentencesOf(text)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((sentence) => ({ sentence, terms: termsOf(sentence) })),
);

/** How near a figure must stand to what was found, in words, and how much more a text with such a figure is worth. */
const near = 3;
const figureFactor = 1.6;

type Found = Pick<Hit, 'found' | 'asksFigure'>;

/** How much of what was found stands in a text: each word of the question counts once, however many terms it has. */
function worthOf({ inOrder, present }: Terms, { found, asksFigure }: Found): number {
  const best = (ofWord: Map<string, number>) =>
    Math.max(0, ...[...ofWord].map(([term, worth]) => (present.has(term) ? worth : 0)));
  const worth = found.reduce((sum, ofWord) => sum + best(ofWord), 0);
  return asksFigure && hasFigureBeside(inOrder, found) ? worth * figureFactor : worth;
}

const hasFigureBeside = (terms: (string | null)[], found: Hit['found']): boolean =>
  terms.some(
    (term, at) =>
      /^\d/.test(term ?? '') &&
      terms
        .slice(Math.max(0, at - near), at + near + 1)
        .some((other) => other !== null && found.some((ofWord) => ofWord.has(other))),
  );

/** The passages of a document, those that say most about what was found first. */
export function bestPassages({ document, ...hit }: Hit): SearchPassage[] {
  const worths = new Map(
    document.passages.map((passage) => [passage, worthOf(termsOfPassage(passage), hit)]),
  );
  return document.passages.toSorted((one, other) => worths.get(other)! - worths.get(one)!);
}

/** The one to three sentences of a passage that say most about what was found, in its own words and order. */
export function quote(passage: SearchPassage, found: Found): string {
  if (passage.text.length <= shortEnough) return passage.text;
  const parts = sentencesOfPassage(passage);
  const sentences = parts.map(({ sentence }) => sentence);
  const worths = parts.map(({ terms }) => worthOf(terms, found));
  const best = worths.indexOf(Math.max(...worths));
  if (best < 0) return '';
  const chosen = [sentences[best]!];
  for (let at = best + 1; at < sentences.length && chosen.length < mostSentences; at += 1) {
    const next = sentences[at]!;
    const wanted = worths[at]! > 0 || chosen.join(' ').length < 120;
    if (!wanted || [...chosen, next].join(' ').length > longest) break;
    chosen.push(next);
  }
  const quotation = chosen.join(' ');
  return quotation.length > longest ? `${quotation.slice(0, longest).replace(/\s+\S*$/, '')} …` : quotation;
}
