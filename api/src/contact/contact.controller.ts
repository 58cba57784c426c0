import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { paths } from '@northgate/site/paths.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from '../http/client-key.js';
import { isFormPost } from '../http/form-post.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { ContactService } from './contact.service.js';

const sentPage = `${paths.contact}?sent=1${paths.contactAnchor}`;

@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @RateLimited('contact')
  async create(
    @Body() body: unknown,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.contact.accept(body, { idempotencyKey, client: clientKey(request.ip) });
    void reply.header('cache-control', 'no-store');
    if (isFormPost(request)) void reply.redirect(sentPage, 303);
    else void reply.status(201).send({ ok: true });
  }
}
