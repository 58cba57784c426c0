import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import type { Logger } from 'pino';

/** How often the api is asked, and how long it may take to answer, in milliseconds. */
const [askEvery, patience] = [1000, 2000];

/** How long an api that has never been ready may take to start before anybody is told, in milliseconds. */
const startTime = 180_000;

/** Polls the api's readiness every second, whether this process started it or not. */
export class ApiHealth {
  /** Since when the api has not been ready; null while it is, and before the first answer. */
  awaySince: Date | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly began = Date.now();
  private wasReady = false;
  private told = false;

  constructor(
    private readonly origin: string,
    private readonly log: Logger,
  ) {}

  /** Asks now and goes on asking until `stop`. */
  async follow(): Promise<void> {
    const ready = await fetchWhole(`${this.origin}/readyz`, patience).then(
      ({ ok }) => ok,
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
    this.wasReady ||= ready;
    this.awaySince = ready ? null : (this.awaySince ?? new Date());
    const tell = !ready && (this.wasReady || Date.now() - this.began > startTime);
    if (tell && !this.told) this.log.warn('the api does not answer that it is ready');
    if (ready && this.told) this.log.info('the api is back');
    this.told = tell;
  }
}
