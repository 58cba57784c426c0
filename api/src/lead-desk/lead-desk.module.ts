import { Module } from '@nestjs/common';
import { Retention } from '../database/retention.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { LeadDesk } from './lead-desk.js';
import { LeadListRepository } from './lead-list.repository.js';
import { LeadWorkController } from './lead-work.controller.js';
import { LeadWorkRepository } from './lead-work.repository.js';
import { LeadWorkService } from './lead-work.service.js';

/** Leads at the console. */
@Module({
  imports: [DeliveryModule],
  controllers: [LeadWorkController],
  providers: [LeadDesk, LeadListRepository, LeadWorkRepository, LeadWorkService],
})
export class LeadDeskModule {
  constructor(leads: LeadWorkRepository, retention: Retention) {
    retention.add('leads', () => leads.forget());
  }
}
