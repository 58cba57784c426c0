import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../http/entity-tag.js';
import { BlogService } from './blog.service.js';

@Controller('blog')
export class BlogController {
  constructor(private readonly blog: BlogService) {}

  @Get()
  list(
    @Query('region') region: string | string[] | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const wanted = [region].flat()[0];
    sendTagged(request, reply, this.blog.list(wanted || undefined));
  }

  @Get(':slug')
  find(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendTagged(request, reply, this.blog.find(slug));
  }
}
