import { Injectable } from '@nestjs/common';
import type { SearchAnswer } from '@northgate/contracts/search.js';
import type { SearchResult } from '@northgate/contracts/search-page.js';
import type { Query } from 'minisearch';
import type { AnswerEntry } from '../chat/answer-index.js';
import type { SearchDocument, SearchPassage } from '../chat/document-index.js';
import { SiteSearch } from '../chat/site-search.js';
import { excerptOf, termsIn } from './excerpt.js';
import { asMeant, asTyped, searchWords } from './search-words.js';

/** How many of a kind are shown. */
const most = { page: 6, question: 4, article: 6 } satisfies Record<SearchResult['kind'], number>;

/** What speaks for a place on a page: another word it has, and where it has it. */
const worth = { word: 10, ofTitle: 4, ofHeading: 3, beginning: 2 };

/** A result with how much of what was found stands in its title and heading. */
interface Ranked {
  result: SearchResult;
  named: number;
}

/** Search by words over pages, questions and articles, in the indexes of the assistant. */
@Injectable()
export class SearchService {
  constructor(private readonly site: SiteSearch) {}

  /** What has all words of a text or, where nothing has, some of them. */
  async search(text: string): Promise<SearchAnswer> {
    const words = searchWords(text);
    if (words.length === 0) return { results: [] };
    const { documents, answers } = await this.site.indexes();
    const has = (query: Query) => documents.matching(query).length > 0 || answers.matching(query).length > 0;
    const waysOf = (word: string): Query[] => [asTyped(word), ...asMeant(word)];
    const queries = words.map((word) => waysOf(word).find(has) ?? asTyped(word));
    const all: Query = { combineWith: 'AND', queries };
    const query: Query = has(all) ? all : { combineWith: 'OR', queries };

    const found = documents
      .matching(query)
      .map(({ document, terms }) => fromDocument(document, new Set(terms)));
    const asked = answers
      .matching(query)
      .filter(({ entry }) => entry.answer)
      .map(({ entry, terms }) => fromAnswer(entry, new Set(terms)));
    const kinds = (['page', 'question', 'article'] as const).map((kind) =>
      [...found, ...asked].filter(({ result }) => result.kind === kind).slice(0, most[kind]),
    );
    const named = (some: Ranked[]) => some[0]?.named ?? 0;
    const results = kinds.toSorted((one, other) => named(other) - named(one)).flat();
    return { results: results.map(({ result }) => result) };
  }
}

function fromDocument({ kind, path, title, passages }: SearchDocument, terms: ReadonlySet<string>): Ranked {
  const ofTitle = termsIn(title, terms);
  const valueOf = ({ anchor, heading, text }: SearchPassage): number => {
    const ofHeading = termsIn(heading, terms);
    const words = new Set([...ofTitle, ...ofHeading, ...termsIn(text, terms)]).size;
    const place = anchor ? 0 : ofTitle.size * worth.ofTitle + worth.beginning;
    return words * worth.word + ofHeading.size * worth.ofHeading + place;
  };
  const values = passages.map(valueOf);
  const { anchor, heading, text } = passages[values.indexOf(Math.max(...values))]!;
  const section = anchor && heading !== title ? heading : '';
  return {
    result: {
      kind: kind === 'post' ? 'article' : 'page',
      title,
      section,
      path: anchor ? `${path}#${anchor}` : path,
      excerpt: excerptOf(text, terms),
    },
    named: termsIn(`${title} ${section}`, terms).size,
  };
}

function fromAnswer({ ask, title, path, anchor, answer }: AnswerEntry, terms: ReadonlySet<string>): Ranked {
  const question = ask.toSorted((one, other) => termsIn(other, terms).size - termsIn(one, terms).size)[0]!;
  return {
    result: {
      kind: 'question',
      title: question,
      section: title,
      path: anchor ? `${path}#${anchor}` : path,
      excerpt: excerptOf(answer, terms),
    },
    named: termsIn(question, terms).size,
  };
}
