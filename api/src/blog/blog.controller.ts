import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery } from '@nestjs/swagger';
import { article, postList } from '@northgate/contracts/blog.js';
import { AnswersProblems, AnswersTagged } from '../docs/describe.js';
import type { TaggedBody } from '../http/tagged-body.js';
import { TaggedInterceptor } from '../http/tagged.interceptor.js';
import { BlogService } from './blog.service.js';

@Controller('blog')
@UseInterceptors(TaggedInterceptor)
export class BlogController {
  constructor(private readonly blog: BlogService) {}

  @Get()
  @ApiOperation({ summary: 'Posts, newest first, without their text.' })
  @ApiQuery({ name: 'region', required: false, type: String, description: 'Only posts of this region.' })
  @AnswersTagged('The posts.', postList)
  @AnswersProblems('unavailable')
  list(@Query('region') region: string | string[] | undefined): TaggedBody {
    const wanted = [region].flat()[0];
    return this.blog.list(wanted || undefined);
  }

  @Get(':slug')
  @ApiOperation({ summary: 'One post with its text as safe HTML.' })
  @ApiParam({ name: 'slug', description: 'In any case of letters.' })
  @AnswersTagged('The post, and where to go on from it.', article)
  @AnswersProblems('not-found', 'unavailable')
  find(@Param('slug') slug: string): TaggedBody {
    return this.blog.find(slug);
  }
}
