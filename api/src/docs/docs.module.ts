import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Environment } from '../environment.js';
import { sendTagged, tagged, type TaggedBody } from '../http/entity-tag.js';
import { openApiDocument } from './openapi.js';

@Controller('docs')
export class DocsController {
  private readonly document: TaggedBody;

  constructor(environment: Environment) {
    this.document = tagged(openApiDocument(environment.brand));
  }

  @Get()
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendTagged(request, reply, this.document);
  }
}

@Module({ controllers: [DocsController] })
export class DocsModule {}
