import type { Logger } from 'pino';
import type { Store } from '../store/store.js';
import { readForever, RevisionPages } from './revision-pages.js';
import type { Served } from './served.js';

/** How often the pointer is looked at, in milliseconds. */
const pollEvery = 300;

/** Addresses of styles and late data, which pages of several revisions share. */
const sharedFile = /^\/((?:styles|late)\/[0-9a-f]+\.(?:css|json))$/;

/** Follows the pointer. The revision before stays in memory, so going forth and back is a swap of variables. */
export class LiveRevision {
  private current: RevisionPages | null = null;
  private previous: RevisionPages | null = null;
  private sequence = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private following: Promise<void> | null = null;

  constructor(
    private readonly store: Store,
    private readonly log: Logger,
  ) {}

  get pages(): RevisionPages | null {
    return this.current;
  }

  /**
   * A file of styles or late data of any revision that is kept: who has opened a page before a flip, or has it from a server
   * that heard of the flip sooner, asks for its files as well. Null for every other address.
   */
  async shared(path: string): Promise<Served | null> {
    const [, file] = sharedFile.exec(path) ?? [];
    if (!file) return null;
    const known = this.current?.at(path) ?? this.previous?.at(path);
    if (known) return known;
    // A store that is away is told of by the next look; what is kept on this machine is there without it.
    await this.follow().catch(() => {});
    return this.current?.at(path) ?? this.kept(file);
  }

  private async kept(file: string): Promise<Served | null> {
    for (const folder of await this.store.pagesFolders()) {
      const found = await readForever(folder, file).catch(() => null);
      if (found) return found;
    }
    return null;
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

  private follow(): Promise<void> {
    this.following ??= this.look().finally(() => (this.following = null));
    return this.following;
  }

  private async look(): Promise<void> {
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
