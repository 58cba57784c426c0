import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { LeadRepository } from '../leads/lead.repository.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [DeliveryModule],
  controllers: [ContactController],
  providers: [ContactService, LeadRepository],
})
export class ContactModule {}
