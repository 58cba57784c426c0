import { Logger } from '@nestjs/common';
import type { ChatAnswer } from '@northgate/contracts/chat.js';
import type { Brand } from '@northgate/site/brand.js';
import type { FindResult } from './answer-finder.js';
import type { ChatEndpoint } from './chat-endpoint.js';
import { ChatProvider, type ChatQuestion } from './chat-provider.js';
import { CircuitBreaker, isRefused } from './circuit-breaker.js';
import type { EmbeddedAssistant } from './embedded-assistant.js';
import { foreignLanguage } from './language.js';
import { groundingOf, promptFor } from './prompt.js';
import type { SiteSearch } from './site-search.js';
import { smallTalk, withoutGreeting } from './small-talk.js';
import { pagesNamedIn } from './sources.js';
import { SupportedText } from './support.js';

interface Parts {
  endpoint: ChatEndpoint;
  /** Answers when the endpoint does not. */
  fallback: EmbeddedAssistant;
  search: SiteSearch;
  brand: Brand;
}

/**
 * Has a model write the answer from what the site says. What needs no model, what the model fails at, and what no source
 * bears out goes without.
 */
export class GroundedAssistant extends ChatProvider {
  private readonly logger = new Logger('ChatProvider');
  private readonly breaker = new CircuitBreaker({ failures: 5, pause: 30_000, atOnce: 32 });

  constructor(private readonly parts: Parts) {
    super();
  }

  override async answer(question: ChatQuestion): Promise<ChatAnswer> {
    const { brand, search, fallback } = this.parts;
    const { message, about } = question;
    if (smallTalk(message, brand) || foreignLanguage(message)) return fallback.answer(question);
    const found = await search.find(withoutGreeting(message), about);
    const embedded = fallback.fromSite(found);
    // It offers other questions where the site is silent: there is nothing to write from, and a model would write all the same.
    if (embedded.suggestions) return embedded;
    try {
      const response = await this.write(question, found);
      return { ...embedded, response, sources: this.sources(response, embedded) };
    } catch (error) {
      if (!isRefused(error) && !question.signal.aborted)
        this.logger.warn(
          `the provider did not answer, the embedded assistant does: ${(error as Error).message}`,
        );
      return embedded;
    }
  }

  private async write({ message, signal, onText }: ChatQuestion, found: FindResult): Promise<string> {
    const { endpoint, brand } = this.parts;
    const texts = groundingOf(found);
    const call = async () => {
      const supported = new SupportedText(texts, onText);
      let streamed = false;
      const hear = (piece: string) => {
        streamed = true;
        supported.add(piece);
      };
      const response = await endpoint.complete(promptFor(message, texts, brand), { signal, onText: hear });
      if (!streamed) supported.add(response);
      supported.end();
      return response;
    };
    return this.breaker.run(call, signal);
  }

  private sources(response: string, { sources }: ChatAnswer): ChatAnswer['sources'] {
    const named = pagesNamedIn(response, (path) => this.parts.search.titleOf(path));
    return named.length > 0 ? named : sources;
  }
}
