import { Injectable } from '@nestjs/common';
import type { ChatAnswer } from '@northgate/contracts/chat.js';
import { Environment } from '../environment.js';
import { ChatProvider, type ChatQuestion } from './chat-provider.js';
import { isOnTopic, type Hit } from './document-index.js';
import { bestPassages, quote } from './quote.js';
import { SiteSearch } from './site-search.js';
import { offTopicAnswer, smallTalk, withoutGreeting } from './small-talk.js';
import { sourcesOf } from './sources.js';

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
    return talk ?? this.quote(await this.search.find(withoutGreeting(message)));
  }

  /** The best of what was found in its own words, or that nothing was. */
  quote(found: Hit[]): ChatAnswer {
    const hits = found.filter(isOnTopic);
    const [best] = hits;
    if (!best) return offTopicAnswer(this.environment.brand);
    const quotation = quote(bestPassages(best)[0]!.text, best.terms);
    return { response: `From “${best.document.title}”: ${quotation}`, sources: sourcesOf(hits) };
  }
}
