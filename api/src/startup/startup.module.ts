import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { StartupService } from './startup.service.js';

@Module({ imports: [BlogModule, DeliveryModule], providers: [StartupService], exports: [StartupService] })
export class StartupModule {}
