import MiniSearch from 'minisearch';
import { queryWords, siteTermOf, withDuration, wordsOf, type QueryWord } from './query-words.js';
import { nearness, normalised, type TextVector } from './word-vectors.js';

/** A question the site answers: on a page, with its answer, or in a post, which is quoted. */
export interface AnswerEntry {
  /** Its place in the index. */
  id: number;
  /** Names it for as long as its page and first question stay the same. */
  key: string;
  path: string;
  /** Title of the page or post. */
  title: string;
  ask: string[];
  /** Empty for a post. */
  answer: string;
  anchor: string;
  unknown: boolean;
}

/** An entry for a question, with what speaks for it. */
export interface FoundAnswer {
  entry: AnswerEntry;
  /** Reciprocal ranks added up; orders entries and says nothing about whether one is right. */
  fused: number;
  /** How near in meaning the nearest way to ask it is, -1 to 1. */
  nearness: number;
  /** Share of the question's words, weighted by how rare they are, that the entry has. */
  coverage: number;
  /** The same for the words of the nearest way to ask it, which the question has. */
  asked: number;
}

/** What is known about a question besides its words. */
export interface QuestionContext {
  /** Vector of the question. */
  vector: TextVector;
  /** Paths of pages and posts about it, best first. */
  pages: readonly string[];
  /** Entries the last answer came from, when the question goes on from it. */
  about: readonly AnswerEntry[];
}

/** Constant of reciprocal rank fusion: how little the first places differ from those after. */
const fusion = 8;
const weights = { words: 1, meaning: 1, overlap: 1.2, page: 0.4, about: 1.6 };

/** How much a synonym says where the word itself is not. */
const synonym = 0.6;

/** The same where other answers have the word itself, so that they are meant. */
const synonymOfKnown = 0.3;

/** Pages state what is offered, posts talk about it. */
const postPreference = 0.75;

const mostFound = 12;
const looked = 60;

interface Prepared {
  entry: AnswerEntry;
  terms: Set<string>;
  ways: { vector: TextVector; terms: string[]; weight: number }[];
}

/** The words of a question as every entry is compared with them. */
interface Asked {
  words: { stem: string; alternatives: string[]; weight: number; synonym: number }[];
  /** What all of them weigh. */
  total: number;
  /** How well a term stands for a word of the question; one that is not here stands for none. */
  fits: ReadonlyMap<string, number>;
  vector: TextVector;
}

const termsOf = (text: string): string[] =>
  wordsOf(text)
    .map(siteTermOf)
    .filter((term): term is string => term !== null);

/** Finds answers by words and by meaning. */
export class AnswerIndex {
  private readonly search: MiniSearch<AnswerEntry & { asked: string }>;
  private readonly prepared: Prepared[];
  private readonly common: TextVector;
  private readonly rarity = new Map<string, number>();
  private readonly byKey: ReadonlyMap<string, AnswerEntry>;

  constructor(entries: readonly AnswerEntry[], vectorOf: (text: string) => TextVector) {
    this.search = new MiniSearch({
      idField: 'id',
      fields: ['asked', 'answer', 'title'],
      tokenize: wordsOf,
      processTerm: siteTermOf,
    });
    this.search.addAll(entries.map((entry) => ({ ...entry, asked: withDuration(entry.ask.join('\n')) })));
    this.prepared = entries.map((entry) => ({
      entry,
      terms: new Set(termsOf(`${entry.title} ${withDuration(entry.ask.join(' '))} ${entry.answer}`)),
      ways: entry.ask.map((way) => ({
        vector: vectorOf(way),
        terms: [...new Set(termsOf(withDuration(way)))],
        weight: 0,
      })),
    }));
    this.common = meanOf(this.prepared.flatMap(({ ways }) => ways.map((way) => way.vector)));
    for (const { ways } of this.prepared)
      for (const way of ways) way.vector = without(way.vector, this.common);
    this.byKey = new Map(entries.map((entry) => [entry.key, entry]));
    const counts = new Map<string, number>();
    for (const { terms } of this.prepared)
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) this.rarity.set(term, Math.log(1 + entries.length / count));
    for (const { ways } of this.prepared)
      for (const way of ways) way.weight = way.terms.reduce((sum, term) => sum + this.rarityOf(term), 0);
  }

  /** The entry of this key. */
  get(key: string): AnswerEntry | undefined {
    return this.byKey.get(key);
  }

  /** The best entries for a question, best first. */
  find(question: string, { vector: given, pages, about }: QuestionContext): FoundAnswer[] {
    const words = queryWords(question);
    const asked = this.askedBy(words, without(given, this.common));
    const near = this.prepared.map((prepared) => this.measure(prepared, asked));
    const fused = new Float64Array(this.prepared.length);
    const add = (ids: Iterable<number>, weight: number) => {
      let rank = 0;
      for (const id of ids) fused[id]! += weight / (fusion + (rank += 1));
    };
    add(this.byWords(words), weights.words);
    add(
      byFalling(near, ({ nearness: value }) => value),
      weights.meaning,
    );
    add(
      byFalling(near, ({ coverage, asked }) => coverage + asked),
      weights.overlap,
    );
    this.prepared.forEach(({ entry }, id) => {
      const rank = pages.indexOf(entry.path);
      if (rank >= 0) fused[id]! += weights.page / (fusion + rank * 2 + 1);
    });
    if (about.length > 0) {
      const paths = new Set(about.map(({ path }) => path));
      const same = near.filter(({ entry }) => paths.has(entry.path));
      const before = new Set(about.flatMap(({ ask }) => termsOf(ask[0]!)));
      const goesOn = ({ entry }: FoundAnswer) =>
        Math.max(...this.prepared[entry.id]!.ways.map(({ terms }) => shareOf(terms, before)));
      add(
        byFalling(same, (one) => one.coverage * 2 + one.nearness + goesOn(one)),
        weights.about,
      );
    }
    for (const { entry } of near) if (!entry.answer) fused[entry.id]! *= postPreference;
    return byFalling(near, ({ entry }) => fused[entry.id]!)
      .slice(0, mostFound)
      .map((id) => ({ ...near[id]!, fused: fused[id]! }));
  }

  private byWords(words: QueryWord[]): number[] {
    const queries = words.flatMap(({ stem, alternatives }) => [
      { queries: [stem], boostTerm: () => 1 },
      ...alternatives
        .slice(0, 8)
        .map((other) => ({ queries: [other], boostTerm: () => this.synonymWorth(stem) * 0.6 })),
    ]);
    if (queries.length === 0) return [];
    const plain = {
      tokenize: (text: string) => [text],
      processTerm: (term: string) => term,
      combineWith: 'OR' as const,
    };
    return this.search
      .search(
        { combineWith: 'OR', queries: queries.map((query) => ({ ...plain, ...query })) },
        { boost: { asked: 2.5, answer: 1, title: 1.2 } },
      )
      .slice(0, looked)
      .map(({ id }) => id as number);
  }

  private askedBy(words: QueryWord[], vector: TextVector): Asked {
    const weighed = words.map(({ stem, alternatives }) => ({
      stem,
      alternatives,
      weight: this.rarityOf(stem),
      synonym: this.synonymWorth(stem),
    }));
    const fits = new Map<string, number>();
    for (const { alternatives, synonym: worth } of weighed)
      for (const other of alternatives) fits.set(other, worth);
    for (const { stem } of weighed) fits.set(stem, 1);
    return { words: weighed, total: weighed.reduce((sum, { weight }) => sum + weight, 0), fits, vector };
  }

  private measure({ entry, terms, ways }: Prepared, { words, total, fits, vector }: Asked): FoundAnswer {
    let nearest = -1;
    let asked = 0;
    for (const way of ways) {
      nearest = Math.max(nearest, nearness(vector, way.vector));
      let shared = 0;
      for (const term of way.terms) {
        const fit = fits.get(term);
        if (fit !== undefined) shared += fit * this.rarityOf(term);
      }
      if (way.weight > 0) asked = Math.max(asked, shared / way.weight);
    }
    let covered = 0;
    for (const { stem, alternatives, weight, synonym: worth } of words) {
      if (terms.has(stem)) covered += weight;
      else if (alternatives.some((other) => terms.has(other))) covered += weight * worth;
    }
    return { entry, fused: 0, nearness: nearest, coverage: total === 0 ? 0 : covered / total, asked };
  }

  private synonymWorth(stem: string): number {
    return this.rarity.has(stem) ? synonymOfKnown : synonym;
  }

  private rarityOf(term: string): number {
    return this.rarity.get(term) ?? Math.log(1 + this.prepared.length);
  }
}

const shareOf = (terms: string[], others: ReadonlySet<string>): number =>
  terms.length === 0 ? 0 : terms.filter((term) => others.has(term)).length / terms.length;

/** What all questions have in common says nothing about one of them. */
function meanOf(vectors: TextVector[]): TextVector {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) vector.forEach((number, at) => (mean[at]! += number / vectors.length));
  return mean;
}

const without = (vector: TextVector, common: TextVector): TextVector =>
  normalised(vector.map((number, at) => number - (common[at] ?? 0)));

const byFalling = (found: readonly FoundAnswer[], value: (one: FoundAnswer) => number): number[] =>
  found
    .map((one) => ({ id: one.entry.id, value: value(one) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, looked)
    .map(({ id }) => id);
