import type { Hit, SearchPassage } from './document-index.js';
import { termOf, wordsOf } from './query-words.js';

/** Longest quotation in characters; a single longer sentence is cut. */
const longest = 420;
const mostSentences = 3;

/** A text no longer than this is quoted whole; parts of it would mean less. */
const shortEnough = 200;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** How much of what was found stands in a text. */
function worthOf(text: string, found: Map<string, number>): number {
  const terms = new Set(wordsOf(text).map(termOf));
  return [...found].reduce((sum, [term, worth]) => sum + (terms.has(term) ? worth : 0), 0);
}

/** The passages of a document, those that say most about what was found first. */
export function bestPassages({ document, terms }: Hit): SearchPassage[] {
  const worths = new Map(
    document.passages.map((passage) => [passage, worthOf(`${passage.heading} ${passage.text}`, terms)]),
  );
  return document.passages.toSorted((one, other) => worths.get(other)! - worths.get(one)!);
}

/** The one to three sentences of a text that say most about what was found, in the text's own words and order. */
export function quote(text: string, found: Map<string, number>): string {
  if (text.length <= shortEnough) return text;
  const sentences = sentencesOf(text);
  const worths = sentences.map((sentence) => worthOf(sentence, found));
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
