import { Body, Controller, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { chatAboutHeader } from '@northgate/contracts/chat-about.js';
import {
  chatAbout,
  chatAnswer,
  chatRequest,
  type ChatAnswer,
  type ChatRequest,
} from '@northgate/contracts/chat.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { AnswersProblems, jsonSchema, posted } from '../docs/describe.js';
import { NoFormGuard } from '../http/form-post.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { referringPath } from '../http/referring-path.js';
import { QuestionService } from '../questions/question.service.js';
import { streamAnswer, streamHeaders } from './answer-stream.js';
import { ChatProvider, type ChatQuestion } from './chat-provider.js';
import { SiteSearch } from './site-search.js';

const wantsStream = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').toLowerCase().includes('text/event-stream');

const aboutOf = ({ headers }: FastifyRequest): string | undefined =>
  chatAbout.safeParse(headers[chatAboutHeader]).data;

const answers = {
  'application/json': { schema: jsonSchema(chatAnswer) },
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'To "Accept: text/event-stream": events "text" ({"text"}) while it is written, then one "answer" with the body of the JSON answer, or one "failure".',
    },
  },
};

@Controller('chat')
export class ChatController {
  constructor(
    private readonly provider: ChatProvider,
    private readonly search: SiteSearch,
    private readonly questions: QuestionService,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RateLimited('chat')
  @UseGuards(NoFormGuard)
  @ApiOperation({ summary: 'Answers a question about the site as plain text; stores nothing.' })
  @ApiResponse({ status: 200, description: 'The answer and the pages it is from.', content: answers })
  @AnswersProblems(...posted)
  async answer(
    @Body({ schema: chatRequest }) { message }: ChatRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatAnswer | Readable> {
    const question = { message, about: aboutOf(request), signal: goneSignal(reply) };
    const answer = (onText: ChatQuestion['onText']) => this.answered({ ...question, onText }, request);
    if (!wantsStream(request)) return answer(() => {});
    void reply.headers(streamHeaders);
    return streamAnswer(answer);
  }

  /** The answer; one that offers other questions instead is none, and is counted as that. Small talk is not counted. */
  private async answered(question: ChatQuestion, request: FastifyRequest): Promise<ChatAnswer> {
    const answer = await this.provider.answer(question);
    const { suggestions, about } = answer;
    const answered = !suggestions;
    const nearest = suggestions?.[0] ?? this.search.questionOf(about?.split(',')[0] ?? '') ?? '';
    if (!answered || nearest)
      this.questions.record({ page: this.pageOf(request), nearest, answered }, question.message);
    return answer;
  }

  /** The page of this site that the question was asked on. */
  private pageOf(request: FastifyRequest): string {
    const path = referringPath(request);
    return this.search.titleOf(path) === undefined ? '' : path;
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
