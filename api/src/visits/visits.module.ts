import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { OverviewDeskController } from './overview-desk.controller.js';
import { VisitController } from './visit.controller.js';
import { VisitRepository } from './visit.repository.js';
import { VisitService } from './visit.service.js';

/** What is counted of visits, and how the whole does. */
@Module({
  imports: [ChatModule],
  controllers: [VisitController, OverviewDeskController],
  providers: [VisitRepository, VisitService],
})
export class VisitsModule {}
