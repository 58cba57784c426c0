import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { StartupService } from './startup.service.js';

@Module({ imports: [BlogModule], providers: [StartupService], exports: [StartupService] })
export class StartupModule {}
