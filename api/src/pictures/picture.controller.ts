import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AnswersProblems } from '../docs/describe.js';
import { AppError } from '../http/app-error.js';
import { PictureRepository } from './picture.repository.js';

/** Pictures of posts, which never change under their addresses. */
@Controller('pictures')
export class PictureController {
  constructor(private readonly pictures: PictureRepository) {}

  @Get(':id/:name')
  @ApiOperation({ summary: 'A picture of a post in one width and format.' })
  @ApiProduces('image/avif', 'image/webp')
  @AnswersProblems('invalid-input', 'not-found', 'unavailable')
  async form(
    @Param('id', { schema: z.string().regex(/^[0-9a-f]{32}$/) }) picture: string,
    @Param('name', { schema: z.string().regex(/^\d{1,4}\.(?:avif|webp)$/) }) form: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await this.pictures.form(picture, form);
    if (!bytes) throw new AppError('not-found');
    await reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
      .type(`image/${form.split('.')[1]}`)
      .send(bytes);
  }
}
