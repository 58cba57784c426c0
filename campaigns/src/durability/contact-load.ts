import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contactExample } from 'api/testing/contact-example.js';

/** Pauses of a writer after an answer and after a failure, in milliseconds. */
const pause = 15;
const pauseAfterFailure = 60;

/** Every so many leads the same request is sent once more, as a client does that missed the answer. */
const repeatEvery = 10;

/** Writers that send contact requests and repeat each with its key until it is acknowledged. */
export class ContactLoad {
  /** Keys that were answered with 201. */
  readonly acknowledged = new Set<string>();
  /** Answers and failures other than 201, and how often each came. */
  readonly failures = new Map<string, number>();
  private running = true;
  private readonly writers: Promise<void>[];

  constructor(
    private readonly url: string,
    writers: number,
  ) {
    this.writers = Array.from({ length: writers }, () => this.write());
  }

  /** Resolves once every writer has its last request acknowledged. */
  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.writers);
  }

  private async write(): Promise<void> {
    while (this.running) {
      const key = randomUUID();
      while (!(await this.send(key))) await wait(pauseAfterFailure);
      this.acknowledged.add(key);
      if (this.acknowledged.size % repeatEvery === 0) await this.send(key);
      await wait(pause);
    }
  }

  private async send(key: string): Promise<boolean> {
    const outcome = await fetch(`${this.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...contactExample, message: `Durability ${key}` }),
      signal: AbortSignal.timeout(20_000),
    }).then(
      ({ status }) => String(status),
      () => 'no answer',
    );
    if (outcome !== '201') this.failures.set(outcome, (this.failures.get(outcome) ?? 0) + 1);
    return outcome === '201';
  }
}
