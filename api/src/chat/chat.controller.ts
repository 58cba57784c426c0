import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { chatAboutHeader } from '@northgate/contracts/chat-about.js';
import { chatAbout, chatRequest, type ChatAnswer } from '@northgate/contracts/chat.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { AppError } from '../http/app-error.js';
import { isFormPost } from '../http/form-post.js';
import { parseInput } from '../http/parse-input.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { streamAnswer, streamHeaders } from './answer-stream.js';
import { ChatProvider } from './chat-provider.js';

const wantsStream = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').toLowerCase().includes('text/event-stream');

const aboutOf = ({ headers }: FastifyRequest): string | undefined =>
  chatAbout.safeParse(headers[chatAboutHeader]).data;

@Controller('chat')
export class ChatController {
  constructor(private readonly provider: ChatProvider) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RateLimited('chat')
  async answer(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatAnswer | Readable> {
    if (isFormPost(request)) throw new AppError('unsupported-media-type');
    const { message } = parseInput(chatRequest, body);
    const question = { message, about: aboutOf(request), signal: goneSignal(reply) };
    if (!wantsStream(request)) return this.provider.answer({ ...question, onText: () => {} });
    void reply.headers(streamHeaders);
    return streamAnswer((onText) => this.provider.answer({ ...question, onText }));
  }
}

/** Aborted when the connection closes before the answer has left. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
