import { Body, Controller, Header, Post, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { publication, publishAnswer, withdrawal, type PublishAnswer } from '@northgate/contracts/publish.js';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AnswersProblems } from '../docs/describe.js';
import { InputSchema } from '../http/input.pipe.js';
import { PublishGuard } from './publish.guard.js';
import { PublishService } from './publish.service.js';

const withdraws = (body: unknown): boolean => typeof body === 'object' && body !== null && 'withdraw' in body;

type Change = z.output<typeof publication> | z.output<typeof withdrawal>;

const change = new InputSchema<Change>(
  () => (body) => (withdraws(body) ? withdrawal : publication),
  () => z.union([publication, withdrawal]),
);

@Controller('admin/posts')
@UseGuards(PublishGuard)
export class PublishController {
  constructor(private readonly publisher: PublishService) {}

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary:
      'Publishes a Markdown file with front matter, or withdraws a post; nothing here without PUBLISH_TOKEN.',
  })
  @ApiBearerAuth('token')
  @ApiResponse({
    status: 200,
    description: 'Updated, withdrawn or unchanged.',
    standardSchema: publishAnswer,
  })
  @ApiResponse({ status: 201, description: 'Created.', standardSchema: publishAnswer })
  @AnswersProblems(
    'invalid-input',
    'malformed-body',
    'unauthorized',
    'not-found',
    'too-large',
    'too-complex',
    'too-many-requests',
    'unavailable',
  )
  async change(
    @Body({ schema: change }) wanted: Change,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishAnswer> {
    const answer =
      'withdraw' in wanted
        ? await this.publisher.withdraw(wanted.slug)
        : await this.publisher.publish(wanted);
    void reply.status(answer.change === 'created' ? 201 : 200);
    return answer;
  }
}
