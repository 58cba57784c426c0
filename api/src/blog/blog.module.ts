import { Module } from '@nestjs/common';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { PostRepository } from './post.repository.js';

@Module({
  controllers: [BlogController],
  providers: [BlogService, PostRepository],
  exports: [BlogService, PostRepository],
})
export class BlogModule {}
