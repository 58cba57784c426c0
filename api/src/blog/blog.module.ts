import { Module } from '@nestjs/common';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { PostImporter } from './post-importer.js';
import { PostRepository } from './post.repository.js';

@Module({
  controllers: [BlogController],
  providers: [BlogService, PostRepository, PostImporter],
  exports: [BlogService, PostRepository, PostImporter],
})
export class BlogModule {}
