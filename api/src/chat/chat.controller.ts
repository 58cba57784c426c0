import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { chatRequest, type ChatAnswer } from '@northgate/contracts/chat.js';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { isFormPost } from '../http/form-post.js';
import { parseInput } from '../http/parse-input.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { ChatProvider } from './chat-provider.js';

@Controller('chat')
export class ChatController {
  constructor(private readonly provider: ChatProvider) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RateLimited('chat')
  async answer(@Body() body: unknown, @Req() request: FastifyRequest): Promise<ChatAnswer> {
    if (isFormPost(request)) throw new AppError('unsupported-media-type');
    const { message } = parseInput(chatRequest, body);
    return this.provider.answer(message);
  }
}
