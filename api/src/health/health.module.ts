import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { StartupModule } from '../startup/startup.module.js';
import { HealthController } from './health.controller.js';

@Module({ imports: [ChatModule, StartupModule], controllers: [HealthController] })
export class HealthModule {}
