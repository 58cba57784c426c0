import { Body, Controller, Post, Res, UseGuards } from '@nestjs/common';
import { publication, withdrawal } from '@northgate/contracts/publish.js';
import type { FastifyReply } from 'fastify';
import { parseInput } from '../http/parse-input.js';
import { PublishGuard } from './publish.guard.js';
import { PublishService } from './publish.service.js';

@Controller('admin/posts')
@UseGuards(PublishGuard)
export class PublishController {
  constructor(private readonly publisher: PublishService) {}

  @Post()
  async change(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const withdraws = typeof body === 'object' && body !== null && 'withdraw' in body;
    const answer = withdraws
      ? await this.publisher.withdraw(parseInput(withdrawal, body).slug)
      : await this.publisher.publish(parseInput(publication, body));
    void reply.header('cache-control', 'no-store');
    void reply.status(answer.change === 'created' ? 201 : 200).send(answer);
  }
}
