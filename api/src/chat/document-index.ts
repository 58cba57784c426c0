import { paths } from '@northgate/site/paths.js';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { asksLikeEveryday, isEverydayWord, speaksForABusiness } from './everyday-words.js';
import {
  asksFigure,
  nearestKnownWord,
  queryWords,
  siteTermOf,
  wordsOf,
  type QueryWord,
} from './query-words.js';

/** A piece of a text under its heading; the anchor is empty for the beginning. */
export interface SearchPassage {
  anchor: string;
  heading: string;
  text: string;
}

/** A page or a post. */
export interface SearchDocument {
  kind: 'page' | 'post';
  path: string;
  title: string;
  /** What it is about, in a sentence or some words. */
  summary: string;
  /** Sample questions it answers. */
  ask: string;
  passages: SearchPassage[];
}

export interface Hit {
  document: SearchDocument;
  score: number;
  /** Weighted share of the question's words that the document is about, 0 to 1. */
  coverage: number;
  /** How many words of the question the document is about. */
  words: number;
  /** Whether that is enough to answer the question. */
  answers: boolean;
  /** For each word of the question the terms that were found for it, each with how much it says. */
  found: Map<string, number>[];
  /** Whether the question asks for a figure. */
  asksFigure: boolean;
}

/** A word of the question as it is looked up. */
interface Lookup {
  /** Terms that count as this word, each with how well it stands for it. */
  terms: Map<string, number>;
  fuzzy: boolean;
  weight: number;
  /** Whether it is a word for something the site is about, and not just any word. */
  subject: boolean;
}

interface Question {
  lookups: Lookup[];
  /** What all its words weigh. */
  total: number;
  business: boolean;
}

/** How many pages and posts a search returns, and how many candidates by word score are ranked again by meaning. */
const most = 20;
const candidates = 150;

/** A long message is searched by the words that say most, and a word by this many synonyms: time grows with both. */
const mostWords = 16;
const mostTerms = 12;

const boost = { title: 3, ask: 2.5, heading: 2, summary: 2, text: 1 };
const synonymWeight = 0.6;
const typoWeight = 0.4;

/** A document is about the words of its title, headings and sample questions; its text merely mentions words. */
const mentioned = 0.4;

/** In coverage a synonym says nearly as much as the word itself. */
const synonymFit = 0.85;

/**
 * How much a word counts against a page that is nowhere on the site, and how much when the visitor says "we": then a
 * business asks, and what is unknown is more likely its own word for a thing than another subject.
 */
const unknownWeight = 1.5;
const unknownWeightOfBusiness = 0.5;

/** How much a word of everyday life counts against every page. */
const everydayWeight = 8;
const everyday: Lookup = { terms: new Map(), fuzzy: false, weight: everydayWeight, subject: false };

/** Pages state what is offered, posts talk about it: on a tie the page is the better answer. */
const pagePreference = 1.6;

/** Home names everything and explains nothing. */
const homePreference = 0.7;

/** Least share of the question's words a document must be about to answer it; more when that is a single word. */
const enough = 0.5;
const enoughOfOneWord = 0.62;

/** A business that asks asks about its business: then this is enough, even by a single word. */
const enoughForBusiness = 0.2;

/** Pages among which one must be about the question for it to be on topic. */
const looked = 5;

/** Whether the site answers the question these were found for, best first. */
export const isOnTopic = (hits: Hit[]): boolean => hits.slice(0, looked).some(({ answers }) => answers);

const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

const fieldOf = ({ passages, ...rest }: SearchDocument, field: string): string => {
  if (field === 'heading') return passages.map(({ heading }) => heading).join('\n');
  if (field === 'text') return passages.map(({ text }) => text).join('\n');
  return rest[field as keyof typeof rest];
};

/** Full-text search over the site's pages and posts. */
export class DocumentIndex {
  private readonly counts = new Map<string, number>();

  private constructor(
    private readonly documents: ReadonlyMap<string, SearchDocument>,
    private readonly search: MiniSearch<SearchDocument>,
  ) {}

  /** Builds an index in small steps, between which other questions are answered. */
  static async of(documents: SearchDocument[]): Promise<DocumentIndex> {
    const search = new MiniSearch<SearchDocument>({
      idField: 'path',
      fields: ['title', 'heading', 'text', 'summary', 'ask'],
      extractField: fieldOf,
      tokenize: wordsOf,
      processTerm: siteTermOf,
    });
    const byPath = new Map(documents.map((document) => [document.path, document]));
    await search.addAllAsync([...byPath.values()], { chunkSize: 5 });
    return new DocumentIndex(byPath, search);
  }

  /** The page or post with this path. */
  get(path: string): SearchDocument | undefined {
    return this.documents.get(path);
  }

  /** The best, best first; empty when the question has no word that says something. */
  find(text: string): Hit[] {
    const question = this.understand(text);
    const queries = question.lookups.flatMap(queriesOf);
    if (queries.length === 0) return [];
    return this.search
      .search({ combineWith: 'OR', queries }, { boost })
      .slice(0, candidates)
      .map((result) => this.hitOf(result, question))
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ result, ...hit }) => ({
        ...hit,
        found: this.foundIn(result, question.lookups),
        asksFigure: asksFigure(text),
      }));
  }

  /** Pages and posts that have what a query asks for, best first, with the terms of theirs that it found. */
  matching(query: Query): { document: SearchDocument; terms: string[] }[] {
    return this.search
      .search(query, { ...asIs, boost })
      .map(({ id, terms }) => ({ document: this.documents.get(id as string)!, terms }));
  }

  private understand(text: string): Question {
    const business = speaksForABusiness(text);
    const isEveryday = (stem: string) => !business && isEverydayWord(stem);
    const lookups = queryWords(text)
      .map((word) => (isEveryday(word.stem) ? everyday : this.lookup(word, business)))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, mostWords);
    if (!business && asksLikeEveryday(text)) lookups.push(everyday);
    return { lookups, business, total: lookups.reduce((sum, { weight }) => sum + weight, 0) };
  }

  /** Looks for near spellings only when neither the word nor a synonym is anywhere on the site. */
  private lookup(word: QueryWord, business: boolean): Lookup {
    const subject = word.alternatives.length > 0;
    const terms = this.present(word);
    if (terms.size > 0) return this.weighed({ terms, subject, fuzzy: false });
    const nearest = nearestKnownWord(word.stem);
    const corrected = nearest ? this.present(nearest) : new Map<string, number>();
    if (corrected.size > 0) return this.weighed({ terms: corrected, subject: true, fuzzy: false });
    return {
      terms: new Map([[word.stem, typoWeight]]),
      fuzzy: word.stem.length > 4,
      weight: business ? unknownWeightOfBusiness : unknownWeight,
      subject: true,
    };
  }

  private present({ stem, alternatives }: QueryWord): Map<string, number> {
    const terms = new Map([[stem, 1], ...alternatives.map((other) => [other, synonymWeight] as const)]);
    return new Map([...terms].filter(([term]) => this.documentsWith(term) > 0).slice(0, mostTerms));
  }

  private weighed(lookup: Omit<Lookup, 'weight'>): Lookup {
    const documents = Math.max(...[...lookup.terms.keys()].map((term) => this.documentsWith(term)));
    return { ...lookup, weight: this.rarity(documents) };
  }

  private rarity(documents: number): number {
    return Math.log(1 + this.documents.size / (1 + documents)) + 0.5;
  }

  private documentsWith(term: string): number {
    const known = this.counts.get(term);
    if (known !== undefined) return known;
    const count = this.search.search(term, { ...asIs, fuzzy: false }).length;
    // What visitors type is endless, what the site says is not.
    if (count > 0) this.counts.set(term, count);
    return count;
  }

  private hitOf(result: SearchResult, { lookups, total, business }: Question) {
    const document = this.documents.get(result.id as string)!;
    const fits = lookups.map((lookup) => fitOf(lookup, result));
    const coverage = lookups.reduce((sum, { weight }, index) => sum + weight * fits[index]!, 0) / total;
    const about = lookups.filter((_, index) => fits[index]! > mentioned);
    const needed = about.length > 1 ? enough : enoughOfOneWord;
    const answers =
      document.path !== paths.contact &&
      about.some(({ subject }) => subject || about.length > 1) &&
      coverage >= (business ? enoughForBusiness : needed);
    const score = result.score * (0.1 + coverage * coverage) * preferenceOf(document);
    return { document, coverage, words: about.length, answers, score, result };
  }

  private foundIn({ terms }: SearchResult, lookups: Lookup[]): Hit['found'] {
    const rest = new Set(terms);
    const found = lookups.map((lookup) => {
      const ofWord = terms.filter((term) => lookup.terms.has(term));
      for (const term of ofWord) rest.delete(term);
      const worth = (term: string) => this.rarity(this.documentsWith(term)) * lookup.terms.get(term)!;
      return new Map(ofWord.map((term) => [term, worth(term)]));
    });
    // What is left was found by a near spelling.
    return [
      ...found,
      ...[...rest].map((term) => new Map([[term, this.rarity(this.documentsWith(term)) * typoWeight]])),
    ];
  }
}

function preferenceOf({ kind, path }: SearchDocument): number {
  if (path === '/') return homePreference;
  return kind === 'page' ? pagePreference : 1;
}

/** 1 when the document is about the word itself, less for a synonym or a mere mention, 0 when neither was found. */
function fitOf({ terms, fuzzy }: Lookup, { match, queryTerms }: SearchResult): number {
  const fits = queryTerms.map((term) => {
    const weight = terms.get(term) ?? 0;
    const near = weight === synonymWeight ? synonymFit : weight;
    const about = fuzzy || match[term]?.some((field) => field !== 'text');
    return about ? near : near * mentioned;
  });
  return Math.max(0, ...fits);
}

const queriesOf = ({ terms, fuzzy }: Lookup): Query[] =>
  [...terms].map(([term, weight]) => ({
    ...asIs,
    combineWith: 'OR',
    queries: [term],
    fuzzy: fuzzy ? 1 : false,
    // Many synonyms in one long text must not outweigh the one word that was asked for.
    boostTerm: () => (weight === 1 ? 1 : weight / Math.sqrt(terms.size)),
  }));
