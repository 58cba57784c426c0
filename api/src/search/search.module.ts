import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({ imports: [ChatModule], controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
