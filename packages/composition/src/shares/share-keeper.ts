import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Share } from '@northgate/contracts/revision.js';
import type { Logger } from 'pino';
import { GateRefusal } from '../release/gate-refusal.js';
import { StoreConflict, type Store } from '../store/store.js';
import type { SideSighting } from '../watch/sighting.js';
import { isOpen } from '../candidates/candidate.js';
import { isBased, ShareMoved, type SharedLive } from '../release/move-share.js';
import type { Side } from '../pages/running-share.js';
import { ShareMetrics } from './share-metrics.js';
import { ShareTally, type SideFigures } from '../watch/share-tally.js';
import type { Shares } from './shares.js';

/** How often it is looked whether a share is to move, in milliseconds. */
const lookEvery = 1000;

/** A share with what was seen of both sides in its step. */
export interface ShareFigures {
  share: Share;
  sides: Record<Side, SideFigures>;
}

interface KeeperOptions {
  store: Store;
  shares: Pick<Shares, 'running' | 'goOn' | 'refuse' | 'rebase' | 'end'>;
  /** Gets what is seen, for commands beside this process. */
  file: string;
  log: Logger;
}

/** Follows a share: makes its candidate fit what is live, and has it go on by its steps, or back, by what is seen of it. */
export class ShareKeeper {
  readonly metrics = new ShareMetrics(() => this.figures());
  private seen: { share: Share; tally: ShareTally } | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private written = '';

  constructor(private readonly options: KeeperOptions) {}

  /** Begins to look, until `stop`. */
  follow(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.look()
        .catch((error: unknown) => this.tell(error))
        .finally(() => this.follow());
    }, lookEvery).unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Takes note of what a page server has seen. */
  hear(sighting: SideSighting): void {
    const share = this.seen?.share;
    if (share?.revision === sighting.candidate && share.percent === sighting.percent)
      this.seen?.tally.hear(sighting);
  }

  /** The share that runs with what was seen of it; null for none. */
  figures(): ShareFigures | null {
    return this.seen && { share: this.seen.share, sides: this.seen.tally.figures() };
  }

  /** One look: at most one thing is done. */
  async look(now = Date.now()): Promise<void> {
    const { shares, store } = this.options;
    const running = await shares.running();
    const tally = this.tallyOf(running);
    await this.write();
    if (!running || !tally) return;
    const candidate = await store.readRevision(running.share.revision);
    if (!candidate || !isOpen(candidate))
      return void (await shares.end('its time was over before enough visitors had seen it', running.share));
    if (!isBased(running, candidate)) return void (await shares.rebase());
    const why = tally.verdict();
    if (why) return this.goBack(running.share, why);
    if (isDone(running.share, tally, now)) await this.goOn(running.share);
  }

  private tallyOf(running: SharedLive | null): ShareTally | null {
    if (!running) return (this.seen = null);
    const { share } = running;
    const { seen } = this;
    const same = seen?.share.revision === share.revision && seen.share.percent === share.percent;
    // What was seen before a step, or of an older candidate, says nothing of this one.
    this.seen = { share, tally: same ? seen.tally : new ShareTally() };
    return this.seen.tally;
  }

  private async goBack({ id, revision }: Share, why: string): Promise<void> {
    this.options.log.error({ candidate: id, why }, 'a shared candidate goes back');
    await this.options.shares.refuse(revision, why);
  }

  private async goOn(share: Share): Promise<void> {
    try {
      await this.options.shares.goOn(share);
    } catch (error) {
      if (!(error instanceof GateRefusal)) throw error;
      return void (await this.options.shares.end(`it does not go live: ${error.problems.join(' ')}`, share));
    }
    this.options.log.warn({ candidate: share.id, after: share.percent }, 'a shared candidate goes on');
  }

  private tell(error: unknown): void {
    // Another machine or a person has moved it.
    if (error instanceof StoreConflict || error instanceof ShareMoved) return;
    this.options.log.error({ error: String(error) }, 'a share cannot be followed');
  }

  private async write(): Promise<void> {
    const { file } = this.options;
    const text = JSON.stringify(this.figures());
    if (text === this.written || (text === 'null' && !this.written)) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.${process.pid}.half`, text);
    await rename(`${file}.${process.pid}.half`, file);
    this.written = text;
  }
}

const isDone = ({ views, minutes, since }: Share, tally: ShareTally, now: number): boolean =>
  tally.figures().candidate.pages >= views && now - Date.parse(since) >= minutes * 60_000;

/** Where the page server of a site leaves what it sees of a share. */
export const shareFiguresFile = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'share.json');

/** What another process has seen of the share with this revision; null when nothing is known. */
export async function readShareFigures(
  file: string,
  { revision, percent }: Share,
): Promise<ShareFigures | null> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  const figures = JSON.parse(text) as ShareFigures | null;
  return figures?.share.revision === revision && figures.share.percent === percent ? figures : null;
}
