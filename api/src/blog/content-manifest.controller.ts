import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { contentManifest, redirects } from '@northgate/contracts/content-manifest.js';
import { AnswersProblems, AnswersTagged } from '../docs/describe.js';
import type { TaggedBody } from '../http/tagged-body.js';
import { TaggedInterceptor } from '../http/tagged.interceptor.js';
import { BlogService } from './blog.service.js';

@Controller()
@UseInterceptors(TaggedInterceptor)
export class ContentManifestController {
  constructor(private readonly blog: BlogService) {}

  @Get('content-manifest')
  @ApiOperation({ summary: 'Every address of content with its ETag.' })
  @AnswersTagged('The addresses.', contentManifest)
  @AnswersProblems('unavailable')
  read(): TaggedBody {
    return this.blog.manifest();
  }

  @Get('redirects')
  @ApiOperation({ summary: 'Addresses of posts that have become others.' })
  @AnswersTagged('The addresses, each with the one it leads to.', redirects)
  @AnswersProblems('unavailable')
  moved(): TaggedBody {
    return this.blog.redirects();
  }
}
