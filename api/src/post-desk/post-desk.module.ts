import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { DeskRenderer } from './desk-renderer.js';
import { PostDeskController } from './post-desk.controller.js';
import { PostDeskService } from './post-desk.service.js';
import { PostReleaseService } from './post-release.service.js';
import { PostWorksRepository } from './post-works.repository.js';
import { ReviewPasses } from './review-passes.js';

/** Posts at the console. */
@Module({
  imports: [BlogModule],
  controllers: [PostDeskController],
  providers: [DeskRenderer, PostDeskService, PostReleaseService, PostWorksRepository, ReviewPasses],
})
export class PostDeskModule {}
