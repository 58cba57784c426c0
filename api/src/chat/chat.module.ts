import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { ChatController } from './chat.controller.js';
import { ChatProvider } from './chat-provider.js';
import { EmbeddedAssistant } from './embedded-assistant.js';
import { PageIndex } from './page-index.js';

@Module({
  imports: [BlogModule],
  controllers: [ChatController],
  providers: [PageIndex, { provide: ChatProvider, useClass: EmbeddedAssistant }],
})
export class ChatModule {}
