import { Module } from '@nestjs/common';
import { DeliveryService } from './delivery.service.js';
import { OutboxRepository } from './outbox.repository.js';

@Module({ providers: [OutboxRepository, DeliveryService], exports: [DeliveryService] })
export class DeliveryModule {}
