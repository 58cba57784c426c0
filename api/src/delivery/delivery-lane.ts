import { setTimeout as wait } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import { isUnavailable } from '../database/is-unavailable.js';
import type { DeliverySettings } from '../environment.js';
import { retryDelay } from './backoff.js';
import { DeliveryFailure, type DeliveryChannel } from './delivery-channel.js';
import { InterruptibleSleep } from './interruptible-sleep.js';
import type { Claim, OutboxRepository } from './outbox.repository.js';

/** Wait between two tries to write down what became of an attempt, in milliseconds. */
const settlePause = 200;

/** Longest time between two looks at the outbox, and of a pause while the other side cannot be reached; in milliseconds. */
const longestPoll = 2000;
const longestPause = 60_000;

/** How long to wait until the outbox is looked at again, in milliseconds. */
export const pollTime = ({ retryFirstMs }: DeliverySettings): number =>
  Math.min(longestPoll, Math.max(20, retryFirstMs / 4));

/** Works off one channel, one notification at a time, so that a crash repeats at most one. */
export class DeliveryLane {
  private readonly rest = new InterruptibleSleep();
  private readonly cut = new AbortController();
  private stopping = false;
  private databaseAway = false;
  /** Attempts in a row in which the other side was not reached, and until when nothing is tried because of it. */
  private unreached = 0;
  private pausedUntil = 0;

  constructor(
    private readonly channel: DeliveryChannel,
    private readonly outbox: OutboxRepository,
    private readonly settings: DeliverySettings,
    private readonly logger: LoggerService,
  ) {}

  /** Resolves once the lane has stopped. */
  async run(): Promise<void> {
    while (!this.stopping) {
      const claim = Date.now() < this.pausedUntil ? undefined : await this.claim();
      if (claim) await this.attempt(claim);
      else await this.rest.sleep(pollTime(this.settings));
    }
  }

  /** There may be something new. */
  announce(): void {
    this.rest.interrupt();
  }

  /** Begins nothing more; what is being delivered may finish. */
  stop(): void {
    this.stopping = true;
    this.rest.interrupt();
  }

  /** Ends what is being delivered and hands it back. */
  abandon(): void {
    this.stop();
    this.cut.abort();
  }

  private async claim(): Promise<Claim | undefined> {
    try {
      const claim = await this.outbox.claim(this.channel.name, this.settings.leaseMs);
      this.databaseAway = false;
      return claim;
    } catch (error) {
      if (!this.databaseAway)
        this.logger.warn('the outbox cannot be read', { reason: (error as Error).message });
      this.databaseAway = true;
      return undefined;
    }
  }

  private async attempt(claim: Claim): Promise<void> {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    const deadline = setTimeout(end, this.channel.deadlineMs);
    this.cut.signal.addEventListener('abort', end);
    try {
      await this.channel.deliver(claim.lead, attempt.signal);
      await this.delivered(claim);
    } catch (error) {
      await this.failed(claim, error);
    } finally {
      clearTimeout(deadline);
      this.cut.signal.removeEventListener('abort', end);
    }
  }

  private async delivered(claim: Claim): Promise<void> {
    await this.settle(claim, () => this.outbox.complete(claim));
    this.logger.log('lead delivered', this.facts(claim));
    if (this.unreached === 0) return;
    this.unreached = 0;
    await this.settle(claim, () => this.outbox.wake(this.channel.name).then(() => true));
  }

  private async failed(claim: Claim, error: unknown): Promise<void> {
    if (this.cut.signal.aborted) {
      await this.settle(claim, () => this.outbox.release(claim));
      return;
    }
    const isUnreachable = error instanceof DeliveryFailure && error.unreachable;
    this.pause(isUnreachable);
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    if (isUnreachable) await this.unreachable(claim, reason);
    else await this.refused(claim, reason);
  }

  /** Says nothing about the lead, so it is tried on without an end. */
  private async unreachable(claim: Claim, reason: string): Promise<void> {
    const delay = this.delayAfter(this.unreached);
    await this.settle(claim, () => this.outbox.retryUncounted(claim, Date.now() + delay, reason));
    this.logger.warn('lead not delivered yet', { ...this.facts(claim), reason, retryInMs: delay });
  }

  private async refused(claim: Claim, reason: string): Promise<void> {
    if (claim.attempts >= this.settings.attempts) {
      await this.settle(claim, () => this.outbox.giveUp(claim, reason));
      this.logger.error('lead not delivered, given up', { ...this.facts(claim), reason });
      return;
    }
    const delay = this.delayAfter(claim.attempts);
    await this.settle(claim, () => this.outbox.retryAt(claim, Date.now() + delay, reason));
    this.logger.warn('lead not delivered yet', { ...this.facts(claim), reason, retryInMs: delay });
  }

  private delayAfter(failures: number): number {
    return retryDelay(failures, this.settings.retryFirstMs, this.settings.retryCapMs);
  }

  /** While the receiver is away, one lead after the other would only be tried in vain. */
  private pause(isUnreachable: boolean): void {
    this.unreached = isUnreachable ? this.unreached + 1 : 0;
    const { retryFirstMs, retryCapMs } = this.settings;
    const pause = retryDelay(this.unreached, retryFirstMs / 10, Math.min(longestPause, retryCapMs));
    this.pausedUntil = isUnreachable ? Date.now() + pause : 0;
  }

  /** Writes down what happened, again and again while the database is away and the claim holds. */
  private async settle(claim: Claim, write: () => Promise<boolean>): Promise<void> {
    for (;;) {
      try {
        if (!(await write())) this.logger.warn('the claim was lost', this.facts(claim));
        return;
      } catch (error) {
        const hopeless = this.cut.signal.aborted || Date.now() > claim.until || !isUnavailable(error);
        if (!hopeless) await wait(settlePause);
        else {
          this.logger.error('not written down', { ...this.facts(claim), reason: String(error) });
          return;
        }
      }
    }
  }

  private facts({ lead, attempts }: Claim) {
    return { leadId: lead.id, channel: this.channel.name, attempts };
  }
}
