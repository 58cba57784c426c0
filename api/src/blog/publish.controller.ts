import { Body, Controller, Header, Post, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { publishAnswer, type PublishAnswer } from '@northgate/contracts/publish.js';
import type { FastifyReply } from 'fastify';
import { AnswersProblems } from '../docs/describe.js';
import { publicationOrWithdrawal, type PublicationOrWithdrawal } from './publish-input.js';
import { PublishGuard } from './publish.guard.js';
import { PublishService } from './publish.service.js';

@Controller('admin/posts')
@UseGuards(PublishGuard)
export class PublishController {
  constructor(private readonly publisher: PublishService) {}

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Publishes a Markdown file with front matter, or withdraws a post; 404 without PUBLISH_TOKEN.',
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
    @Body({ schema: publicationOrWithdrawal }) wanted: PublicationOrWithdrawal,
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
