import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [LeadsModule, DeliveryModule],
  controllers: [ContactController],
  providers: [ContactService],
})
export class ContactModule {}
