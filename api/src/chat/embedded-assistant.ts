import { Injectable } from '@nestjs/common';
import type { ChatAnswer } from '@northgate/contracts/chat.js';
import { Environment } from '../environment.js';
import type { FindResult } from './answer-finder.js';
import type { AnswerEntry } from './answer-index.js';
import { ChatProvider, type ChatQuestion } from './chat-provider.js';
import { isOnTopic } from './document-index.js';
import { foreignLanguage } from './language.js';
import { bestPassages, quote } from './quote.js';
import { SiteSearch } from './site-search.js';
import {
  asksPriceOfSomething,
  contactSource,
  foreignAnswer,
  offTopicAnswer,
  smallTalk,
  unsureAnswer,
  withoutGreeting,
} from './small-talk.js';
import { mostSources, sourcesOf, withFurtherPages } from './sources.js';

/** Questions offered where none was answered. */
const offered = 3;

/** Answers with what the site says: it can be wrong about what was meant, but not about what the site says. */
@Injectable()
export class EmbeddedAssistant extends ChatProvider {
  constructor(
    private readonly environment: Environment,
    private readonly search: SiteSearch,
  ) {
    super();
  }

  override async answer({ message, about }: Pick<ChatQuestion, 'message' | 'about'>): Promise<ChatAnswer> {
    const { brand } = this.environment;
    const talk = smallTalk(message, brand);
    if (talk && !asksPriceOfSomething(message)) return talk;
    const language = foreignLanguage(message);
    if (language) return foreignAnswer(brand, language.sentence);
    const found = await this.search.find(withoutGreeting(message), about);
    const answersMore =
      found.parts.length > 1 || found.parts.some(({ entry }) => /[$£€]\d/.test(entry.answer));
    return talk && !answersMore ? withFurtherPages(talk, found.hits) : this.fromSite(found);
  }

  /** The answers that were found or, where there are none, a quotation, or that nothing was found. */
  fromSite(found: FindResult): ChatAnswer {
    const { parts, hits, quotable } = found;
    if (parts.length > 0) return this.compose(found);
    if (quotable) return { response: quoteOf(hits, hits[0]!.document.path), sources: sourcesOf(hits) };
    const { brand } = this.environment;
    if (!found.guess) return { ...offTopicAnswer(brand), ...suggestionsOf(found) };
    return {
      response: unsureAnswer(brand, found.guess.answer || quoteOf(hits, found.guess.path)),
      sources: nearestPages(found),
      about: found.guess.key,
      ...suggestionsOf(found),
    };
  }

  private compose(found: FindResult): ChatAnswer {
    const { parts, hits } = found;
    const response = parts.map(({ entry }) => entry.answer || quoteOf(hits, entry.path)).join('\n');
    const own = parts.map(({ entry }) => sourceOf(entry));
    const named = new Set(own.map(pageOf));
    const silent = parts.every(({ entry }) => entry.unknown);
    const nearby = silent && !isOnTopic(hits) ? [] : sourcesOf(hits);
    const further = nearby.filter((source) => !named.has(pageOf(source)));
    return {
      response,
      sources: uniqueBy(({ path }) => path, [...own, ...further]).slice(0, mostSources),
      about: parts.map(({ entry }) => entry.key).join(','),
      ...(silent ? suggestionsOf(found) : {}),
    };
  }
}

const sourceOf = ({ title, path, anchor, unknown }: AnswerEntry): ChatAnswer['sources'][number] =>
  unknown ? contactSource : { title, path: anchor ? `${path}#${anchor}` : path };

const pageOf = ({ path }: ChatAnswer['sources'][number]): string => path.split('#', 1)[0]!;

/** The first of those that are the same by a key. */
const uniqueBy = (keyOf: typeof pageOf, sources: ChatAnswer['sources']): ChatAnswer['sources'] =>
  sources.filter((source, at) => sources.findIndex((other) => keyOf(other) === keyOf(source)) === at);

/** What a page or post says about a question, in its own words. */
function quoteOf(hits: FindResult['hits'], path: string): string {
  const hit = hits.find(({ document }) => document.path === path) ?? hits[0];
  return hit ? quote(bestPassages(hit)[0]!, hit) : '';
}

/** The pages of the nearest questions, and where a person is reached. */
const nearestPages = ({ guess, nearest }: FindResult): ChatAnswer['sources'] => {
  const pages = nearest.filter(({ unknown }) => !unknown).map(({ title, path }) => ({ title, path }));
  return uniqueBy(pageOf, [...(guess ? [sourceOf(guess)] : []), ...pages, contactSource]).slice(
    0,
    mostSources,
  );
};

const suggestionsOf = ({ nearest }: FindResult): Pick<ChatAnswer, 'suggestions'> => ({
  suggestions: nearest
    .filter(({ answer, unknown }) => answer && !unknown)
    .slice(0, offered)
    .map(({ ask }) => ask[0]!),
});
