import { Logger } from '@nestjs/common';
import type { ChatAnswer } from '@northgate/contracts/chat.js';
import type { Brand } from '@northgate/site/brand.js';
import type { ChatEndpoint } from './chat-endpoint.js';
import { ChatProvider, type ChatQuestion } from './chat-provider.js';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.js';
import { isOnTopic, type Hit } from './document-index.js';
import type { EmbeddedAssistant } from './embedded-assistant.js';
import { promptFor } from './prompt.js';
import type { SiteSearch } from './site-search.js';
import { contactSource, offTopicAnswer, smallTalk, withoutGreeting } from './small-talk.js';
import { pagesNamedIn, sourcesOf } from './sources.js';

interface Parts {
  endpoint: ChatEndpoint;
  /** Answers when the endpoint does not. */
  fallback: EmbeddedAssistant;
  search: SiteSearch;
  brand: Brand;
}

/** Has a model write the answer from the site's passages. What needs no model, and what the model fails at, goes without. */
export class GroundedAssistant extends ChatProvider {
  private readonly logger = new Logger('ChatProvider');
  private readonly breaker = new CircuitBreaker({ failures: 5, pause: 30_000, atOnce: 32 });

  constructor(private readonly parts: Parts) {
    super();
  }

  override async answer(question: ChatQuestion): Promise<ChatAnswer> {
    const { brand, search, fallback } = this.parts;
    const talk = smallTalk(question.message, brand);
    if (talk) return talk;
    const hits = await search.find(withoutGreeting(question.message));
    if (hits.length === 0) return offTopicAnswer(brand);
    try {
      const response = await this.write(question, hits);
      return { response, sources: this.sources(response, hits) };
    } catch (error) {
      if (!(error instanceof CircuitOpen) && !question.signal.aborted)
        this.logger.warn(
          `the provider did not answer, the embedded assistant does: ${(error as Error).message}`,
        );
      return fallback.quote(hits);
    }
  }

  private write({ message, signal, onText }: ChatQuestion, hits: Hit[]): Promise<string> {
    const { endpoint, brand } = this.parts;
    const call = () => endpoint.complete(promptFor(message, hits, brand), { signal, onText });
    return this.breaker.run(call, signal);
  }

  private sources(response: string, hits: Hit[]): ChatAnswer['sources'] {
    const named = pagesNamedIn(response, (path) => this.parts.search.titleOf(path));
    if (named.length > 0) return named;
    return isOnTopic(hits) ? sourcesOf(hits) : [contactSource];
  }
}
