import type { Logger } from 'pino';
import type { Store } from '../store/store.js';
import { RevisionPages } from './revision-pages.js';
import type { Served } from './served.js';

/** How often the pointer is looked at, in milliseconds. */
const pollEvery = 300;

/** Follows the pointer. The revision before stays in memory, so going forth and back is a swap of variables. */
export class LiveRevision {
  private current: RevisionPages | null = null;
  private previous: RevisionPages | null = null;
  private sequence = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly store: Store,
    private readonly log: Logger,
  ) {}

  get pages(): RevisionPages | null {
    return this.current;
  }

  /** What stood at exactly this address before the last flip: a page that was opened then may still ask for its styles and late data. */
  before(target: string): Served | undefined {
    return this.previous?.at(target);
  }

  /** Reads what is live and goes on following it until `stop`. */
  async start(): Promise<void> {
    await this.follow();
    this.schedule();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.follow()
        .catch((error: unknown) => this.log.error({ error: String(error) }, 'cannot follow the pointer'))
        .finally(() => this.schedule());
    }, pollEvery);
  }

  private async follow(): Promise<void> {
    const live = await this.store.live();
    if (!live || live.move.sequence === this.sequence) return;
    const { number } = live.revision;
    const warm = [this.current, this.previous].find((pages) => pages?.revision.number === number);
    const next = warm ?? (await RevisionPages.read(this.store, live.revision, this.current));
    if (next !== this.current) this.previous = this.current;
    this.current = next;
    this.sequence = live.move.sequence;
    this.log.info({ revision: number, reason: live.move.reason }, 'revision is live');
  }
}
