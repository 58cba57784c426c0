import { siteTermOf, wordsOf } from './query-words.js';

/** Least share of a sentence's words that a single source must have. */
const enough = 0.5;

/** What a written answer may rest on. */
export interface Grounding {
  /** Texts, each with the path and title it stands under. */
  texts: readonly string[];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const addressesOf = (text: string): string[] => text.match(/[\w.+-]+@[\w.-]+\w|https?:\/\/[^\s)]+\w/g) ?? [];
const termsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map(siteTermOf)
      .filter((term): term is string => term !== null),
  ),
];

/** A sentence that no source bears out. */
export class Unsupported extends Error {}

/**
 * Lets a written answer through sentence by sentence, each only once a source bears it out: its figures and addresses
 * stand there, and so does half of what it speaks of.
 */
export class SupportedText {
  private waiting = '';
  private readonly sources: { text: string; terms: Set<string> }[];

  constructor(
    { texts }: Grounding,
    private readonly onSentence: (sentence: string) => void,
  ) {
    this.sources = texts.map((text) => ({ text, terms: new Set(termsOf(text)) }));
  }

  /** Takes the next piece. Throws `Unsupported`. */
  add(piece: string): void {
    this.waiting += piece;
    const sentences = [...segmenter.segment(this.waiting)].map(({ segment }) => segment);
    // The last one may go on with the next piece.
    this.waiting = sentences.pop() ?? '';
    for (const sentence of sentences) this.pass(sentence);
  }

  /** Takes what is left. Throws `Unsupported`. */
  end(): void {
    if (this.waiting.trim()) this.pass(this.waiting);
    this.waiting = '';
  }

  private pass(sentence: string): void {
    if (!this.isSupported(sentence)) throw new Unsupported('no source bears out what it wrote');
    this.onSentence(sentence);
  }

  private isSupported(sentence: string): boolean {
    const exact = [...figuresOf(sentence), ...addressesOf(sentence)];
    const all = this.sources.map(({ text }) => text).join('\n');
    if (exact.some((part) => !all.includes(part))) return false;
    const terms = termsOf(sentence.replace(/\(\/[^)]*\)/g, ' '));
    if (terms.length === 0) return true;
    return this.sources.some(({ text, terms: own }) => {
      const borne = terms.filter((term) => own.has(term)).length / terms.length;
      return borne >= enough && figuresOf(sentence).every((figure) => text.includes(figure));
    });
  }
}
