import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Revision, Share } from '@northgate/contracts/revision.js';
import { RunningShare, type Choice } from './running-share.js';
import type { ReadStore } from '../store/read-store.js';
import type { DamageReport } from './damage-report.js';
import { readForever, RevisionPages } from './revision-pages.js';
import type { Served } from '../http/served.js';

/** How often the pointer is looked at, in milliseconds. */
const pollEvery = 300;

/** A revision that cannot be read is tried again after this long, in milliseconds. */
const retryAfter = 5000;

/** Addresses of styles and late data, which pages of several revisions share. */
const sharedFile = /^\/((?:styles|late)\/[0-9a-f]+\.(?:css|json))$/;

/** Follows the pointer. The revision before stays in memory, so going forth and back is a swap of variables. */
export class LiveRevision {
  private current: RevisionPages | null = null;
  private previous: RevisionPages | null = null;
  private running: RunningShare | null = null;
  private sequence = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private retryAt = 0;
  private following: Promise<void> | null = null;

  constructor(
    private readonly store: ReadStore,
    private readonly log: Logger,
    private readonly damage: DamageReport,
  ) {}

  get pages(): RevisionPages | null {
    return this.current;
  }

  /** What some visitors see instead; null while all see the same. */
  get share(): RunningShare | null {
    return this.running;
  }

  /** What a request is answered from. */
  choose(request: IncomingMessage, secure: () => boolean): Choice {
    return this.running?.choose(request, secure) ?? { pages: this.current };
  }

  /**
   * A file of styles or late data of any revision that is kept: who has opened a page before a flip, or has it from a server
   * that heard of the flip sooner, asks for its files as well. Null for every other address.
   */
  async shared(path: string): Promise<Served | null> {
    const [, file] = sharedFile.exec(path) ?? [];
    if (!file) return null;
    const known = this.current?.at(path) ?? this.running?.pages.at(path) ?? this.previous?.at(path);
    if (known) return known;
    // A store that is away is told of by the next look; what is kept on this machine is there without it.
    await this.follow().catch(() => {});
    return this.current?.at(path) ?? this.kept(file);
  }

  private async kept(file: string): Promise<Served | null> {
    for (const folder of await this.store.pagesFolders()) {
      const found = await readForever(folder, file);
      if (found) return found;
    }
    return null;
  }

  /** Reads again what could not be read as it should be; what is good stays as it is in memory. */
  async mend(): Promise<void> {
    const { current, running } = this;
    const live = current && (await this.mended(current));
    // What has gone live meanwhile was read after this began.
    if (this.current === current) this.current = live;
    if (!running || !live) return;
    const candidate = await this.mended(running.pages);
    if (this.running === running) this.running = running.with({ live, candidate });
  }

  private async mended(pages: RevisionPages): Promise<RevisionPages> {
    if (pages.complete) return pages;
    return RevisionPages.read(this.store, pages.revision, pages, this.tell);
  }

  private readonly tell = (file: string): void => this.damage.note(file);

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
    const next = warm ?? (await this.read(live.revision));
    if (!next) return;
    const { share } = live.move;
    this.running = share ? await this.shareOf(share, next) : null;
    if (next !== this.current) this.previous = this.current;
    this.current = next;
    this.sequence = live.move.sequence;
    this.log.info({ revision: number, reason: live.move.reason }, 'revision is live');
    this.forgetRemoved();
  }

  /** Nobody waits for it. */
  private forgetRemoved(): void {
    const kept = [this.current, this.previous, this.running].flatMap((pages) => pages?.revision ?? []);
    this.store
      .forgetRemoved(kept)
      .catch((error: unknown) => this.log.warn({ error: String(error) }, 'copies of the store stay'));
  }

  /** A candidate that cannot be read is seen by nobody. */
  private async shareOf(share: Share, live: RevisionPages): Promise<RunningShare | null> {
    try {
      const [known, revision] = [this.running?.pages, await this.store.readRevision(share.revision)];
      if (!revision) throw new Error(`There is no revision ${share.revision}.`);
      const candidate =
        known?.revision.number === revision.number
          ? known
          : await RevisionPages.read(this.store, revision, live, this.tell);
      const tables = {
        live: await this.store.readPages(live.revision.number),
        candidate: await this.store.readPages(revision.number),
      };
      return new RunningShare(share, { live, candidate, tables });
    } catch (error) {
      this.log.error({ error: String(error), revision: share.revision }, 'a candidate cannot be shared');
      return null;
    }
  }

  /** A revision whose table of pages is damaged changes nothing; a fresh server shows the newest one before it. */
  private async read(revision: Revision): Promise<RevisionPages | null> {
    if (Date.now() < this.retryAt) return null;
    const before = this.current;
    try {
      return await RevisionPages.read(this.store, revision, before, this.tell);
    } catch (error) {
      this.retryAt = Date.now() + retryAfter;
      this.log.error({ error: String(error), revision: revision.number }, 'a revision cannot be read');
      if (before) return null;
      this.current = await this.readable(revision.parent);
      if (!this.current) throw error;
      return null;
    }
  }

  private async readable(number: number | null): Promise<RevisionPages | null> {
    const revision = number === null ? null : await this.store.readRevision(number);
    if (!revision) return null;
    return RevisionPages.read(this.store, revision, null, this.tell).catch(() =>
      this.readable(revision.parent),
    );
  }
}
