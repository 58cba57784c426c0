import type { ErrorReport } from '@northgate/contracts/error-report.js';
import type { VitalsReport } from '@northgate/contracts/vitals-report.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { networkOf } from './network-of.js';
import type { SideSighting } from './sighting.js';
import type { RunningShare, Side } from '../pages/running-share.js';

/** Reports of one holder of networks that are heard in a step of a share. */
const reportsPerHolder = 50;
/** Clients whose reports are counted; beyond so many the counts are reset, so that a flood cannot block others. */
const countedHolders = 5000;

/** Pages that were served are told of together, this often, in milliseconds. */
const toldEvery = 1000;

/** Tells in one page server how pages that are different on both sides of a share do on each of them. */
export class ShareWatch {
  private readonly reports = new Map<string, number>();
  private readonly pages = new Map<string, { count: number }>();
  private step = '';

  constructor(private readonly tell: (sighting: SideSighting) => void) {}

  /** A page was asked for. */
  asked(share: RunningShare, side: Side): void {
    const { revision, percent } = share.share;
    const key = `${revision} ${percent} ${side}`;
    const known = this.pages.get(key);
    if (known) return void (known.count += 1);
    const pages = { count: 1 };
    this.pages.set(key, pages);
    setTimeout(() => {
      this.pages.delete(key);
      this.say(share, { side, visitor: '', saw: 'pages', count: pages.count });
    }, toldEvery).unref();
  }

  /** A page says that something of it failed. */
  failed(share: RunningShare, { revision, path, reason }: ErrorReport, visitor: string): void {
    const side = share.sideOf(canonicalPath(path ?? '/'), revision);
    if (side && this.isHeard(share, visitor)) this.say(share, { side, visitor, saw: 'error', reason });
  }

  /** A page says how it went. */
  measured(share: RunningShare, { revision, path, ...vitals }: VitalsReport, visitor: string): void {
    const side = share.sideOf(canonicalPath(path), revision);
    if (side && this.isHeard(share, visitor)) this.say(share, { side, visitor, saw: 'vitals', vitals });
  }

  private isHeard({ share: { revision, percent } }: RunningShare, visitor: string): boolean {
    const step = `${revision} ${percent}`;
    if (step !== this.step || this.reports.size === countedHolders) this.reports.clear();
    this.step = step;
    const { holder } = networkOf(visitor);
    const heard = this.reports.get(holder) ?? 0;
    this.reports.set(holder, heard + 1);
    return heard < reportsPerHolder;
  }

  private say(
    { share: { revision: candidate, percent } }: RunningShare,
    seen: Pick<SideSighting, 'side' | 'visitor' | 'saw' | 'count' | 'reason' | 'vitals'>,
  ): void {
    this.tell({ kind: 'side', candidate, percent, ...seen });
  }
}
