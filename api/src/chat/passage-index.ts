import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { nearestKnownWord, queryWords, termOf, wordsOf, type QueryWord } from './query-words.js';

/** One passage of a page or post, with what is known about the whole. */
export interface SearchPassage {
  kind: 'page' | 'post';
  path: string;
  anchor: string;
  title: string;
  heading: string;
  text: string;
  /** What the whole is about, and sample questions it answers; on its first passage only. */
  summary: string;
  ask: string;
}

export interface Hit {
  passage: SearchPassage;
  score: number;
  /** Weighted share of the question's words found in this passage, 0 to 1. */
  coverage: number;
  /** The terms that were found, each with how much it says. */
  terms: Map<string, number>;
}

/** A word of the question as it is looked up. */
interface Lookup {
  /** Terms that count as this word, each with how well it stands for it. */
  terms: Map<string, number>;
  fuzzy: boolean;
  weight: number;
}

const boost = { title: 3, ask: 2.5, heading: 2.5, summary: 1.5 };
const synonymWeight = 0.6;
const typoWeight = 0.4;

/** Pages state what is offered, posts talk about it: on a tie the page is the better answer. */
const pagePreference = 1.6;

const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

/** Full-text search over the site's passages. */
export class PassageIndex {
  private readonly search: MiniSearch<SearchPassage & { id: number }>;
  private readonly counts = new Map<string, number>();

  constructor(private readonly passages: SearchPassage[]) {
    this.search = new MiniSearch({
      fields: ['title', 'heading', 'text', 'summary', 'ask'],
      tokenize: wordsOf,
      processTerm: termOf,
    });
    this.search.addAll(passages.map((passage, id) => ({ id, ...passage })));
  }

  /** Best first; empty when the question has no word that says something. */
  find(question: string): Hit[] {
    const lookups = queryWords(question).map((word) => this.lookup(word));
    const total = lookups.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];
    const queries = lookups.flatMap(queriesOf);
    return this.search
      .search({ combineWith: 'OR', queries }, { boost })
      .map((result) => this.hitOf(result, lookups, total))
      .sort((one, other) => other.score - one.score);
  }

  /** Looks for near spellings only when neither the word nor a synonym is anywhere on the site. */
  private lookup(word: QueryWord): Lookup {
    const terms = this.present(word);
    if (terms.size > 0) return this.weighed({ terms, fuzzy: false });
    const nearest = nearestKnownWord(word.stem);
    const corrected = nearest ? this.present(nearest) : new Map<string, number>();
    if (corrected.size > 0) return this.weighed({ terms: corrected, fuzzy: false });
    return this.weighed({ terms: new Map([[word.stem, typoWeight]]), fuzzy: word.stem.length > 4 });
  }

  private present({ stem, alternatives }: QueryWord): Map<string, number> {
    const terms = new Map([[stem, 1], ...alternatives.map((other) => [other, synonymWeight] as const)]);
    for (const term of terms.keys()) if (this.documentsWith(term) === 0) terms.delete(term);
    return terms;
  }

  /** Rare words count more; a word the site does not know counts most, which is how off-topic is told. */
  private weighed(lookup: Omit<Lookup, 'weight'>): Lookup {
    const documents = Math.max(...[...lookup.terms.keys()].map((term) => this.documentsWith(term)));
    return { ...lookup, weight: this.rarity(documents) };
  }

  private rarity(documents: number): number {
    return Math.log(1 + this.passages.length / (1 + documents)) + 0.5;
  }

  private documentsWith(term: string): number {
    const known = this.counts.get(term);
    if (known !== undefined) return known;
    const count = this.search.search(term, { ...asIs, fuzzy: false }).length;
    this.counts.set(term, count);
    return count;
  }

  private hitOf(result: SearchResult, lookups: Lookup[], total: number): Hit {
    const passage = this.passages[result.id as number]!;
    const found = lookups.filter(({ terms }) => result.queryTerms.some((term) => terms.has(term)));
    const coverage = found.reduce((sum, { weight }) => sum + weight, 0) / total;
    const fit = lookups.reduce((sum, lookup) => sum + lookup.weight * nearness(lookup, result), 0) / total;
    const preference = passage.kind === 'page' ? pagePreference : 1;
    const worth = (term: string) =>
      this.rarity(this.documentsWith(term)) *
      Math.max(synonymWeight, ...found.map(({ terms }) => terms.get(term) ?? 0));
    return {
      passage,
      coverage,
      score: result.score * (0.1 + fit * fit) * preference,
      terms: new Map(result.terms.map((term) => [term, worth(term)])),
    };
  }
}

/** 1 for the word itself, less for a synonym, 0 when neither was found. */
const nearness = ({ terms }: Lookup, { queryTerms }: SearchResult): number =>
  Math.max(0, ...queryTerms.map((term) => terms.get(term) ?? 0));

const queriesOf = ({ terms, fuzzy }: Lookup): Query[] =>
  [...terms].map(([term, weight]) => ({
    ...asIs,
    combineWith: 'OR',
    queries: [term],
    fuzzy: fuzzy ? 1 : false,
    // Many synonyms in one long text must not outweigh the one word that was asked for.
    boostTerm: () => (weight === 1 ? 1 : weight / Math.sqrt(terms.size)),
  }));
