import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { LeadListRepository } from './lead-list.repository.js';
import { LeadRetentionService } from './lead-retention.service.js';
import { LeadWorkController } from './lead-work.controller.js';
import { LeadWorkRepository } from './lead-work.repository.js';
import { LeadWorkService } from './lead-work.service.js';

/** Leads at the console. */
@Module({
  imports: [DeliveryModule],
  controllers: [LeadWorkController],
  providers: [LeadListRepository, LeadWorkRepository, LeadWorkService, LeadRetentionService],
})
export class LeadDeskModule {}
