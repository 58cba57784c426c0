import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

@Module({ imports: [LeadsModule], controllers: [ContactController], providers: [ContactService] })
export class ContactModule {}
