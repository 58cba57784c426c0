import type { AnswerEntry } from './answer-index.js';
import { queryWords, wordsOf } from './query-words.js';
import { pointsBack } from './question-parts.js';

const wordForWord = (question: string): string => wordsOf(question).join(' ');
const inStems = (question: string): string =>
  queryWords(question)
    .map(({ stem }) => stem)
    .join(' ');

/** The questions that answers are written for, found by their very words. */
export class AskedQuestions {
  private readonly byWords = new Map<string, AnswerEntry>();
  /** Those with an “it” that nothing in them names. */
  private readonly pointing = new Map<string, AnswerEntry[]>();

  constructor(entries: readonly AnswerEntry[]) {
    for (const entry of entries.filter(({ answer }) => answer))
      for (const question of entry.ask) {
        const words = wordForWord(question);
        if (!this.byWords.has(words)) this.byWords.set(words, entry);
        if (!pointsBack(question)) continue;
        const stems = inStems(question);
        this.pointing.set(stems, [...(this.pointing.get(stems) ?? []), entry]);
      }
  }

  /** The entry somebody wrote for this question, word for word. */
  get(question: string): AnswerEntry | undefined {
    return this.byWords.get(wordForWord(question));
  }

  /** Entries written for what this question says when nothing went before it. */
  withoutContext(question: string): readonly AnswerEntry[] {
    return pointsBack(question) ? (this.pointing.get(inStems(question)) ?? []) : [];
  }
}
