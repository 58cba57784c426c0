import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { Environment } from '../environment.js';
import type { Announcement } from '../leads/lead.repository.js';
import type { DeliveryChannel } from './delivery-channel.js';
import { DeliveryLane, pollTime } from './delivery-lane.js';
import { InterruptibleSleep } from './interruptible-sleep.js';
import { MailChannel } from './mail-channel.js';
import { OutboxRepository } from './outbox.repository.js';
import { WebhookChannel } from './webhook-channel.js';

/** How long a stop waits for attempts to finish before it cuts them, in milliseconds. */
const stopPatience = 4000;

/** Delivers what the outbox holds for as long as the api runs. */
@Injectable()
export class DeliveryService implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Delivery');
  private readonly channels: DeliveryChannel[];
  private readonly lanes: DeliveryLane[];
  private readonly heldRest = new InterruptibleSleep();
  private running: Promise<unknown> = Promise.resolve();
  private state: 'idle' | 'running' | 'stopping' = 'idle';
  readonly announcement: Announcement;

  constructor(
    private readonly environment: Environment,
    private readonly outbox: OutboxRepository,
  ) {
    const { delivery } = environment;
    this.channels = configuredChannels(environment);
    this.lanes = this.channels.map((channel) => new DeliveryLane(channel, outbox, delivery, this.logger));
    this.announcement = {
      channels: this.channels.map(({ name }) => name),
      notifyFlagged: delivery.notifyFlagged,
    };
  }

  /** Begins once the tables are there. */
  start(): void {
    if (this.state !== 'idle' || this.lanes.length === 0) return;
    this.state = 'running';
    this.running = Promise.all([this.watchHeld(), ...this.lanes.map((lane) => lane.run())]);
  }

  /** Something new is in the outbox. */
  announce(): void {
    for (const lane of this.lanes) lane.announce();
  }

  onModuleDestroy(): void {
    this.state = 'stopping';
    this.heldRest.interrupt();
    for (const lane of this.lanes) lane.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    const patience = new AbortController();
    const tooLong = wait(stopPatience, 'too long', { signal: patience.signal }).catch(() => 'stopped');
    const outcome = await Promise.race([this.running, tooLong]);
    patience.abort();
    if (outcome === 'too long') for (const lane of this.lanes) lane.abandon();
    await this.running;
    for (const channel of this.channels) channel.close();
  }

  /** Replicas that run without a channel, and people who clear a lead, leave notifications to be taken over. */
  private async watchHeld(): Promise<void> {
    while (this.state === 'running') {
      const released = await this.outbox.releaseHeld(this.announcement.channels).catch(() => 0);
      if (released > 0) this.announce();
      else await this.heldRest.sleep(pollTime(this.environment.delivery));
    }
  }
}

function configuredChannels({ brand, delivery }: Environment): DeliveryChannel[] {
  // An attempt ends well before its claim does, so that two workers never deliver the same lead at once.
  const deadline = delivery.leaseMs / 2;
  return [
    ...(delivery.mail ? [new MailChannel(delivery.mail, brand, deadline)] : []),
    ...(delivery.webhook ? [new WebhookChannel(delivery.webhook, deadline)] : []),
  ];
}
