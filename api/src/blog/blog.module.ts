import { Module } from '@nestjs/common';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { ContentAnnouncer } from './content-announcer.js';
import { ContentManifestController } from './content-manifest.controller.js';
import { PostImporter } from './post-importer.js';
import { PostRenderer } from './post-renderer.js';
import { PostRepository } from './post.repository.js';
import { PublishController } from './publish.controller.js';
import { PublishService } from './publish.service.js';

@Module({
  controllers: [BlogController, ContentManifestController, PublishController],
  providers: [BlogService, ContentAnnouncer, PostRepository, PostImporter, PostRenderer, PublishService],
  exports: [BlogService, PostRepository, PostImporter, PostRenderer],
})
export class BlogModule {}
