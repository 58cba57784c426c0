import { Module } from '@nestjs/common';
import { StartupModule } from '../startup/startup.module.js';
import { HealthController } from './health.controller.js';

@Module({ imports: [StartupModule], controllers: [HealthController] })
export class HealthModule {}
