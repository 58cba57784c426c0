import { Injectable } from '@nestjs/common';
import type { ChatAnswer } from '@northgate/contracts/chat.js';
import { Environment } from '../environment.js';
import { ChatProvider, type ChatQuestion } from './chat-provider.js';
import { isOnTopic, type Hit } from './document-index.js';
import { bestPassages, quote } from './quote.js';
import { SiteSearch } from './site-search.js';
import { asksPriceOfSomething, offTopicAnswer, smallTalk, withoutGreeting } from './small-talk.js';
import { sourcesOf, withFurtherPages } from './sources.js';

/** Answers by quoting the site: it can be wrong about what was meant, but not about what the site says. */
@Injectable()
export class EmbeddedAssistant extends ChatProvider {
  constructor(
    private readonly environment: Environment,
    private readonly search: SiteSearch,
  ) {
    super();
  }

  override async answer({ message }: Pick<ChatQuestion, 'message'>): Promise<ChatAnswer> {
    const talk = smallTalk(message, this.environment.brand);
    if (talk && !asksPriceOfSomething(message)) return talk;
    const hits = await this.search.find(withoutGreeting(message));
    return talk ? withFurtherPages(talk, hits) : this.quote(hits);
  }

  /** The best of what was found in its own words, or that nothing was. */
  quote(hits: Hit[]): ChatAnswer {
    const [best] = hits;
    if (!best || !isOnTopic(hits)) return offTopicAnswer(this.environment.brand);
    const quotation = quote(bestPassages(best)[0]!, best);
    return { response: `From “${best.document.title}”: ${quotation}`, sources: sourcesOf(hits) };
  }
}
