import { Body, Controller, Header, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { candidateHeader } from '@northgate/contracts/candidate.js';
import { contactAnswer } from '@northgate/contracts/contact.js';
import { paths } from '@northgate/site/paths.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswersProblems, posted } from '../docs/describe.js';
import { clientKey } from '../http/client-key.js';
import { isFormPost } from '../http/form-post.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { referringPath } from '../http/referring-path.js';
import { contactInput, type ContactInput } from './contact-input.js';
import { ContactService } from './contact.service.js';

@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Header('cache-control', 'no-store')
  @RateLimited('contact')
  @ApiOperation({ summary: 'Stores a contact request; it is committed when this answers.' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Makes a repeat safe: the same key and body are stored once.',
    schema: { type: 'string', maxLength: 200 },
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiResponse({ status: 201, description: 'Committed.', standardSchema: contactAnswer })
  @ApiResponse({ status: 303, description: 'Committed; the answer to a form sent without script.' })
  @AnswersProblems(...posted, 'key-reused', 'unavailable')
  async create(
    @Body({ schema: contactInput }) input: ContactInput,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ ok: true } | undefined> {
    await this.contact.accept(input, {
      idempotencyKey,
      client: clientKey(request.ip),
      isTrial: request.headers[candidateHeader] !== undefined,
      page: referringPath(request),
    });
    if (!isFormPost(request)) return { ok: true };
    void reply.status(303).header('location', paths.contactSent);
    return undefined;
  }
}
