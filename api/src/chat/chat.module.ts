import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { Environment } from '../environment.js';
import { QuestionRepository } from '../questions/question.repository.js';
import { QuestionService } from '../questions/question.service.js';
import { ChatController } from './chat.controller.js';
import { ChatEndpoint } from './chat-endpoint.js';
import { ChatProvider } from './chat-provider.js';
import { EmbeddedAssistant } from './embedded-assistant.js';
import { GroundedAssistant } from './grounded-assistant.js';
import { PageIndex } from './page-index.js';
import { QuestionDeskController } from './question-desk.controller.js';
import { SiteSearch } from './site-search.js';

const provider = (
  { chat, brand }: Environment,
  fallback: EmbeddedAssistant,
  search: SiteSearch,
): ChatProvider =>
  chat ? new GroundedAssistant({ endpoint: new ChatEndpoint(chat), fallback, search, brand }) : fallback;

@Module({
  imports: [BlogModule],
  controllers: [ChatController, QuestionDeskController],
  providers: [
    PageIndex,
    SiteSearch,
    QuestionRepository,
    QuestionService,
    EmbeddedAssistant,
    { provide: ChatProvider, useFactory: provider, inject: [Environment, EmbeddedAssistant, SiteSearch] },
  ],
  exports: [SiteSearch, PageIndex],
})
export class ChatModule {}
