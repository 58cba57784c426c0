import type { Logger } from 'pino';

/** How often the api is asked, and how long it may take to answer, in milliseconds. */
const [askEvery, patience] = [1000, 2000];

/** Whether the api says it is ready, asked every second, wherever it runs and whoever started it. */
export class ApiHealth {
  /** Since when the api has not been ready; null while it is, and before the first answer. */
  awaySince: Date | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly origin: string,
    private readonly log: Logger,
  ) {}

  /** Asks now and goes on asking until `stop`. */
  async follow(): Promise<void> {
    const ready = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(patience) }).then(
      ({ ok, body }) => body?.cancel().then(() => ok) ?? ok,
      () => false,
    );
    if (this.stopped) return;
    this.note(ready);
    this.timer = setTimeout(() => void this.follow(), askEvery).unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private note(ready: boolean): void {
    if (ready === (this.awaySince === null)) return;
    this.awaySince = ready ? null : new Date();
    if (ready) this.log.info('the api is back');
    else this.log.warn('the api does not answer that it is ready');
  }
}
