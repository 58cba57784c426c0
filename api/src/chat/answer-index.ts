import MiniSearch, { type Query } from 'minisearch';
import { queryWords, siteTermOf, withDuration, wordsOf, type QueryWord } from './query-words.js';
import { placesByTerm, shareOf, termsOf } from './site-terms.js';
import { leaningsOf, type Leanings } from './leanings.js';
import { byFalling, joined, meanOf, mostRanked, seenBy, without } from './answer-vectors.js';
import { nearness, type TextVector } from './word-vectors.js';

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
  /** How near it is to each entry in the eyes of a service for embeddings, where one has said so. */
  meaning?: Float64Array | undefined;
}

/** Constant of reciprocal rank fusion: how little the first places differ from those after. */
const fusion = 8;
const weights = { words: 1, meaning: 1, overlap: 1.2, page: 0.4, about: 1.6, both: 1.2 };

/** How much a synonym says where the word itself is not. */
const synonym = 0.6;

/** The same where other answers have the word itself, so that they are meant. */
const synonymOfKnown = 0.3;

/** Pages state what is offered, posts talk about it. */
const postPreference = 0.75;

const boost = { asked: 2.5, answer: 1, title: 1.2 };
const asIs = { tokenize: (text: string) => [text], processTerm: String, combineWith: 'OR' as const };

const mostFound = 12;

/** One way to ask what an entry answers. */
interface Way {
  /** Id of the entry. */
  entry: number;
  terms: string[];
  /** What all its terms weigh. */
  weight: number;
}

/** Finds answers by words and by meaning. */
export class AnswerIndex {
  private readonly search: MiniSearch<AnswerEntry & { asked: string }>;
  private readonly ways: Way[];
  /** The vectors of the ways to ask, one after the other: in one piece of memory they are compared faster. */
  private readonly vectors: Float32Array;
  private readonly common: TextVector;
  private readonly background: Float32Array;
  /** For each term the ids of the entries that have it, and the places of the ways to ask that have it. */
  private readonly entriesWith: ReadonlyMap<string, number[]>;
  private readonly waysWith: ReadonlyMap<string, number[]>;
  private readonly byKey: ReadonlyMap<string, AnswerEntry>;

  constructor(
    private readonly entries: readonly AnswerEntry[],
    vectorOf: (text: string) => TextVector,
    background: readonly string[] = [],
  ) {
    this.search = new MiniSearch({
      idField: 'id',
      fields: ['asked', 'answer', 'title'],
      tokenize: wordsOf,
      processTerm: siteTermOf,
    });
    this.search.addAll(entries.map((entry) => ({ ...entry, asked: withDuration(entry.ask.join('\n')) })));
    this.byKey = new Map(entries.map((entry) => [entry.key, entry]));
    this.entriesWith = placesByTerm(
      entries.map(({ title, ask, answer }) => termsOf(`${title} ${withDuration(ask.join(' '))} ${answer}`)),
    );
    const asked = entries.flatMap(({ id, ask }) => ask.map((text) => ({ id, text, vector: vectorOf(text) })));
    this.common = meanOf(asked.map(({ vector }) => vector));
    this.vectors = joined(asked.map(({ vector }) => without(vector, this.common)));
    this.background = joined(background.map((text) => without(vectorOf(text), this.common)));
    this.ways = asked.map(({ id, text }) => {
      const terms = [...new Set(termsOf(withDuration(text)))];
      const weight = terms.reduce((sum, term) => sum + this.rarityOf(term), 0);
      return { entry: id, terms, weight };
    });
    this.waysWith = placesByTerm(this.ways.map(({ terms }) => terms));
  }

  /** The entry of this key. */
  get(key: string): AnswerEntry | undefined {
    return this.byKey.get(key);
  }

  /** The best entries for a question, best first. */
  find(question: string, { vector: given, pages, about, meaning }: QuestionContext): FoundAnswer[] {
    const words = queryWords(question);
    const vector = without(given, this.common);
    const near = this.measure(words, vector);
    if (meaning) seenBy(meaning, near);
    const fused = new Float64Array(this.entries.length);
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
    this.entries.forEach(({ path }, id) => {
      const rank = pages.indexOf(path);
      if (rank >= 0) fused[id]! += weights.page / (fusion + rank * 2 + 1);
    });
    if (about.length > 0) {
      const paths = subjectsOf(about);
      const same = near.filter(({ entry }) => paths.has(entry.path));
      const before = new Set(about.flatMap(({ ask }) => termsOf(ask[0]!)));
      const goesOn = ({ entry }: FoundAnswer) =>
        Math.max(...entry.ask.map((way) => shareOf(termsOf(withDuration(way)), before)));
      add(
        byFalling(same, (one) => one.coverage * 2 + one.nearness + goesOn(one) * 2),
        weights.about,
      );
      const together = [...words, ...queryWords(about.map(({ ask }) => ask[0]).join(' '))];
      add(
        byFalling(this.measure(together, vector), ({ coverage, asked }) => coverage + asked),
        weights.both,
      );
    }
    for (const { entry } of near) if (!entry.answer) fused[entry.id]! *= postPreference;
    return byFalling(near, ({ entry }) => fused[entry.id]!)
      .slice(0, mostFound)
      .map((id) => ({ ...near[id]!, fused: fused[id]! }));
  }

  /** Entries that have what a query of terms asks for, best first, with the terms of theirs that it found. */
  matching(query: Query): { entry: AnswerEntry; terms: string[] }[] {
    return this.search
      .search(query, { ...asIs, boost })
      .map(({ id, terms }) => ({ entry: this.entries[id as number]!, terms }));
  }

  /** How near a question is to the nearest of those that are asked of the world at large, -1 to 1. */
  nearnessToBackground(given: TextVector): number {
    const vector = without(given, this.common);
    let nearest = -1;
    for (let from = 0; from < this.background.length; from += vector.length)
      nearest = Math.max(nearest, nearness(vector, this.background, from));
    return nearest;
  }

  /** Which way the questions near to one lean: to the world at large, to what the site says, or to what it does not say. */
  leanings(given: TextVector): Leanings {
    const isSilent = (way: number) => this.entries[this.ways[way]!.entry]!.unknown;
    return leaningsOf(without(given, this.common), { vectors: this.vectors, isSilent }, this.background);
  }

  private byWords(words: QueryWord[]): number[] {
    const queries = words.flatMap(({ stem, alternatives }) => [
      { queries: [stem], boostTerm: () => 1 },
      ...alternatives
        .slice(0, 8)
        .map((other) => ({ queries: [other], boostTerm: () => this.synonymWorth(stem) * 0.6 })),
    ]);
    if (queries.length === 0) return [];
    return this.search
      .search({ combineWith: 'OR', queries: queries.map((query) => ({ ...asIs, ...query })) }, { boost })
      .slice(0, mostRanked)
      .map(({ id }) => id as number);
  }

  /** Compares every entry with a question. */
  private measure(words: QueryWord[], vector: TextVector): FoundAnswer[] {
    const coverage = this.coverageBy(words);
    const shared = this.sharedByWay(words);
    const found = this.entries.map((entry, id) => ({
      entry,
      fused: 0,
      nearness: -1,
      coverage: coverage[id]!,
      asked: 0,
    }));
    this.ways.forEach((way, at) => {
      const one = found[way.entry]!;
      one.nearness = Math.max(one.nearness, nearness(vector, this.vectors, at * vector.length));
      if (way.weight > 0) one.asked = Math.max(one.asked, shared[at]! / way.weight);
    });
    return found;
  }

  /** For each entry the share of the words it has. */
  private coverageBy(words: QueryWord[]): Float64Array {
    const covered = new Float64Array(this.entries.length);
    const total = words.reduce((sum, { stem }) => sum + this.rarityOf(stem), 0);
    for (const { stem, alternatives } of words) {
      const fits = new Float64Array(covered.length);
      const worth = this.synonymWorth(stem);
      for (const other of alternatives) for (const id of this.entriesWith.get(other) ?? []) fits[id] = worth;
      for (const id of this.entriesWith.get(stem) ?? []) fits[id] = 1;
      const share = this.rarityOf(stem) / total;
      fits.forEach((fit, id) => (covered[id]! += fit * share));
    }
    return covered;
  }

  /** For each way to ask what the words it shares with the question weigh. */
  private sharedByWay(words: QueryWord[]): Float64Array {
    const fits = new Map<string, number>();
    for (const { stem, alternatives } of words)
      for (const other of alternatives) fits.set(other, this.synonymWorth(stem));
    for (const { stem } of words) fits.set(stem, 1);
    const shared = new Float64Array(this.ways.length);
    for (const [term, fit] of fits) {
      const weight = fit * this.rarityOf(term);
      for (const at of this.waysWith.get(term) ?? []) shared[at]! += weight;
    }
    return shared;
  }

  private synonymWorth(stem: string): number {
    return this.entriesWith.has(stem) ? synonymOfKnown : synonym;
  }

  /** Share of what the words of a question weigh that no entry has, nor a synonym of theirs. */
  strangeness(words: readonly QueryWord[]): number {
    const weightOf = (some: readonly QueryWord[]) =>
      some.reduce((sum, { stem }) => sum + this.rarityOf(stem), 0);
    const strange = words.filter(({ stem, alternatives }) =>
      [stem, ...alternatives].every((term) => !this.entriesWith.has(term)),
    );
    return words.length === 0 ? 0 : weightOf(strange) / weightOf(words);
  }

  /** How much a word says: the fewer entries have it, the more. */
  rarityOf(term: string): number {
    return Math.log(1 + this.entries.length / (this.entriesWith.get(term)?.length ?? 1));
  }
}

/** Pages of entries; those that say that the site is silent share a page and no subject. */
export const subjectsOf = (entries: readonly AnswerEntry[]): ReadonlySet<string> =>
  new Set(entries.filter(({ unknown }) => !unknown).map(({ path }) => path));
