import type { AnswerEntry } from './answer-index.js';
import { siteTermOf, termOf, withDuration, wordsOf, type QueryWord } from './query-words.js';
import type { WordVectors } from './word-vectors.js';

/** How well the words of a question and those of an answer fit each other, word by word. */
export interface WordMatch {
  /** Share of the question's words, weighted by how rare they are, that have the same or a like word in the answer. */
  soft: number;
  /** How much the word that fits worst is missing, 0 to 1. */
  missing: number;
  /** The same share the other way round: words of the nearest way to ask it that the question has. */
  softAsked: number;
}

/** What a synonym is worth beside the word itself. */
const synonym = 0.85;

/** Nearness of two words from which on they have something to do with each other, and that of words of like meaning. */
const unlike = 0.35;
const alike = 0.8;

/** A like word says less than a synonym somebody wrote down. */
const mostOfLike = 0.75;

interface Word {
  word: string;
  term: string;
}

const contentWords = (text: string, term: (word: string) => string | null): Word[] => {
  const seen = new Set<string>();
  return wordsOf(text).flatMap((word) => {
    const found = term(word);
    if (found === null || seen.has(found)) return [];
    seen.add(found);
    return [{ word, term: found }];
  });
};

interface EntryWords {
  all: Word[];
  terms: ReadonlySet<string>;
  ways: Word[][];
}

/** Compares words of questions with words of entries. */
export class WordMatcher {
  private readonly made = new WeakMap<AnswerEntry, EntryWords>();

  constructor(
    private readonly vectors: WordVectors,
    private readonly rarityOf: (term: string) => number,
  ) {}

  /** Compares a question with an entry. */
  match(question: string, words: readonly QueryWord[], entry: AnswerEntry): WordMatch {
    const own = this.wordsOfEntry(entry);
    const asked = contentWords(withDuration(question), termOf);
    const alternatives = new Map(words.map(({ stem, alternatives: others }) => [stem, others]));
    const fit = (one: Word) => this.fitOf(one, alternatives.get(one.term) ?? [], own.all, own.terms);
    const most = this.rarityOf('');
    let [total, covered, missing] = [0, 0, 0];
    for (const one of asked) {
      const weight = this.rarityOf(one.term);
      const fits = fit(one);
      total += weight;
      covered += weight * fits;
      missing = Math.max(missing, (weight * (1 - fits)) / most);
    }
    const terms = new Set(asked.map(({ term }) => term));
    for (const others of alternatives.values()) for (const other of others) terms.add(other);
    const back = own.ways.map((way) => this.shareOf(way, asked, terms));
    return { soft: total === 0 ? 0 : covered / total, missing, softAsked: Math.max(0, ...back) };
  }

  private shareOf(way: Word[], asked: Word[], terms: ReadonlySet<string>): number {
    let [total, covered] = [0, 0];
    for (const one of way) {
      const weight = this.rarityOf(one.term);
      total += weight;
      covered += weight * this.fitOf(one, [], asked, terms);
    }
    return total === 0 ? 0 : covered / total;
  }

  private fitOf(
    { word, term }: Word,
    others: readonly string[],
    words: Word[],
    terms: ReadonlySet<string>,
  ): number {
    if (terms.has(term)) return 1;
    if (others.some((other) => terms.has(other))) return synonym;
    let nearest = unlike;
    for (const one of words) nearest = Math.max(nearest, this.vectors.nearnessOf(word, one.word));
    return Math.min(1, (nearest - unlike) / (alike - unlike)) * mostOfLike;
  }

  private wordsOfEntry(entry: AnswerEntry): EntryWords {
    const known = this.made.get(entry);
    if (known) return known;
    const ways = entry.ask.map((way) => contentWords(withDuration(way), siteTermOf));
    const all = contentWords(
      `${entry.title} ${withDuration(entry.ask.join(' '))} ${entry.answer}`,
      siteTermOf,
    );
    const words = { all, terms: new Set(all.map(({ term }) => term)), ways };
    this.made.set(entry, words);
    return words;
  }
}
