import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../http/entity-tag.js';
import { BlogService } from './blog.service.js';

@Controller('content-manifest')
export class ContentManifestController {
  constructor(private readonly blog: BlogService) {}

  @Get()
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendTagged(request, reply, this.blog.manifest());
  }
}
