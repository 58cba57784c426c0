import type { DeliverySettings } from '../environment.js';
import type { Backoff } from './backoff.js';

/** How patiently one channel is worked off; times in milliseconds. */
export interface DeliveryPolicy {
  /** Attempts until a notification counts as dead; those that reached nobody do not count. */
  attempts: number;
  leaseMs: number;
  /** Longest time between two looks at the outbox. */
  pollMs: number;
  /** Of one notification after its failures. */
  retry: Backoff;
  /** Of the whole channel while the other side cannot be reached. */
  pause: Backoff;
}

const longestPause = 60_000;
const longestPoll = 2000;

export const deliveryPolicy = (settings: DeliverySettings): DeliveryPolicy => ({
  attempts: settings.attempts,
  leaseMs: settings.leaseMs,
  pollMs: Math.min(longestPoll, Math.max(20, settings.retryFirstMs / 4)),
  retry: { firstMs: settings.retryFirstMs, capMs: settings.retryCapMs },
  pause: { firstMs: settings.retryFirstMs / 10, capMs: Math.min(longestPause, settings.retryCapMs) },
});

/** An attempt ends well before its claim does, so that two workers never deliver the same lead at once. */
export const attemptDeadline = (settings: DeliverySettings): number => settings.leaseMs / 2;
