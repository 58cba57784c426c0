import { Body, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  postFields,
  postFilter,
  postPublication,
  postSave,
  reviewWish,
  type PostFields,
  type PostFilter,
  type PostPublication,
  type PostSave,
} from '@northgate/contracts/console/posts.js';
import { z } from 'zod';
import { DeskController, DeskPerson, Private } from '../desk/desk-controller.js';
import { PostDeskService } from './post-desk.service.js';
import { PostReleaseService } from './post-release.service.js';

const id = { schema: z.string().max(60) };
const number = z.coerce.number().int().positive();
const oneVersion = z.object({ version: number.optional() });

/** Posts for the console: drafts and their versions, publishing, and what is to be read before. */
@DeskController('posts')
export class PostDeskController {
  constructor(
    private readonly desk: PostDeskService,
    private readonly release: PostReleaseService,
  ) {}

  @Get()
  @Private()
  list(@Query({ schema: postFilter }) filter: PostFilter) {
    return this.desk.list(filter);
  }

  @Post()
  create(@Body({ schema: postFields }) fields: PostFields, @DeskPerson() author: string) {
    return this.desk.create(fields, author);
  }

  @Get('reviews/:pass')
  @Private()
  reviewed(@Param('pass', { schema: z.string().max(200) }) pass: string) {
    return this.desk.reviewed(pass);
  }

  @Get(':id')
  @Private()
  find(@Param('id', id) post: string) {
    return this.desk.detail(post);
  }

  @Put(':id')
  save(
    @Param('id', id) post: string,
    @Body({ schema: postSave }) save: PostSave,
    @DeskPerson() author: string,
  ) {
    return this.desk.save(post, save, author);
  }

  @Delete(':id')
  discard(@Param('id', id) post: string) {
    return this.desk.discard(post);
  }

  @Get(':id/article')
  @Private()
  article(
    @Param('id', id) post: string,
    @Query({ schema: oneVersion }) { version }: z.infer<typeof oneVersion>,
  ) {
    return this.desk.article(post, version);
  }

  @Get(':id/versions/:version')
  @Private()
  version(@Param('id', id) post: string, @Param('version', { schema: number }) version: number) {
    return this.desk.version(post, version);
  }

  @Post(':id/publish')
  publish(
    @Param('id', id) post: string,
    @Body({ schema: postPublication }) seen: PostPublication,
    @DeskPerson() author: string,
  ) {
    return this.release.publish(post, seen, author);
  }

  @Post(':id/withdraw')
  withdraw(@Param('id', id) post: string) {
    return this.release.withdraw(post);
  }

  @Post(':id/review')
  review(
    @Param('id', id) post: string,
    @Body({ schema: reviewWish }) { version, days }: z.infer<typeof reviewWish>,
  ) {
    return this.desk.review(post, version, days);
  }
}
