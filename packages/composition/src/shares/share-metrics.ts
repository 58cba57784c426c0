import { Gauge, Registry, type RegistryContentType } from 'prom-client';
import type { ShareFigures } from './share-keeper.js';
import type { Side } from '../pages/running-share.js';

const sides: Side[] = ['live', 'candidate'];

/** Figures of both sides of a share, in the one process that judges it. */
export class ShareMetrics {
  readonly registry = new Registry<RegistryContentType>();

  /** `figures` gives what was seen; null while nothing is shared. */
  constructor(figures: () => ShareFigures | null) {
    const registers = [this.registry];
    new Gauge({
      name: 'site_share_percent',
      help: 'Visitors that see a candidate, in percent.',
      registers,
      collect() {
        this.set(figures()?.share.percent ?? 0);
      },
    });
    new Gauge({
      name: 'site_share_networks',
      help: 'Networks whose browsers told of pages in this step of a share, by side and by whether they reported errors.',
      labelNames: ['side', 'errors'],
      registers,
      collect() {
        this.reset();
        const seen = figures()?.sides;
        for (const side of seen ? sides : []) {
          const { networks = 0, reporting = 0 } = seen?.[side] ?? {};
          this.set({ side, errors: 'yes' }, reporting);
          this.set({ side, errors: 'no' }, networks - reporting);
        }
      },
    });
    new Gauge({
      name: 'site_share_vitals',
      help: 'What three of four pages did not exceed in this step of a share, by side and vital: lcp and inp in milliseconds, cls.',
      labelNames: ['side', 'vital'],
      registers,
      collect() {
        this.reset();
        for (const side of sides)
          for (const [vital, { value, count }] of Object.entries(figures()?.sides[side].vitals ?? {}))
            if (count) this.set({ side, vital }, value);
      },
    });
  }
}
