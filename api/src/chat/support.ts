import { sentencesOf } from './quote.js';
import { shareOf, termsOf } from './site-terms.js';

/** Least share of a sentence's words that a single source must have. */
const enough = 0.5;

const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const addressesOf = (text: string): string[] => text.match(/[\w.+-]+@[\w.-]+\w|https?:\/\/[^\s)]+\w/g) ?? [];

/**
 * Lets a written answer through sentence by sentence, each only once a source bears it out: its figures and addresses
 * stand there, and so does half of what it speaks of.
 */
export class SupportedText {
  private waiting = '';
  private readonly sources: { text: string; terms: Set<string> }[];

  /** `texts` is what an answer may rest on, each with the path and title it stands under. */
  constructor(
    texts: readonly string[],
    private readonly onSentence: (sentence: string) => void,
  ) {
    this.sources = texts.map((text) => ({ text, terms: new Set(termsOf(text)) }));
  }

  /** Takes the next piece. Throws when no source bears a sentence out. */
  add(piece: string): void {
    this.waiting += piece;
    const sentences = sentencesOf(this.waiting);
    // The last one may go on with the next piece.
    this.waiting = sentences.pop() ?? '';
    for (const sentence of sentences) this.pass(sentence);
  }

  /** Takes what is left. Throws as `add` does. */
  end(): void {
    if (this.waiting.trim()) this.pass(this.waiting);
    this.waiting = '';
  }

  private pass(sentence: string): void {
    if (!this.isSupported(sentence)) throw new Error('no source bears out what it wrote');
    this.onSentence(sentence);
  }

  private isSupported(sentence: string): boolean {
    const exact = [...figuresOf(sentence), ...addressesOf(sentence)];
    const all = this.sources.map(({ text }) => text).join('\n');
    if (exact.some((part) => !all.includes(part))) return false;
    const terms = [...new Set(termsOf(sentence.replace(/\(\/[^)]*\)/g, ' ')))];
    if (terms.length === 0) return true;
    return this.sources.some(
      ({ text, terms: own }) =>
        shareOf(terms, own) >= enough && figuresOf(sentence).every((figure) => text.includes(figure)),
    );
  }
}
