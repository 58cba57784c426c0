import type { StoredLead } from '../leads/lead.js';

export type ChannelName = 'email' | 'webhook';

/** One way of announcing a lead. */
export abstract class DeliveryChannel {
  abstract readonly name: ChannelName;
  /** Longest time one attempt may take, in milliseconds. */
  abstract readonly deadlineMs: number;

  /** Resolves once the other side has taken the lead; rejects with `DeliveryFailure`, at the latest when `signal` ends. */
  abstract deliver(lead: StoredLead, signal: AbortSignal): Promise<void>;

  /** Gives up what is kept open between attempts. */
  close(): void {}
}

/** Why an attempt failed, in words that carry no secret. */
export class DeliveryFailure extends Error {
  constructor(
    message: string,
    /** True when the other side could not be reached at all, so that other leads would fare no better. */
    readonly unreachable: boolean,
  ) {
    super(message);
  }
}
