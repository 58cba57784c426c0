import { BeforeAfterBand } from '@northgate/ui/components/metric-band';
import layout from '@northgate/ui/layout/layout.module.css';
import type { IndustryContent } from '../../content/industry-content';
import { barLengths } from './metric-bars.logic';
import styles from './metrics-section.module.css';

/** Four figures between hairlines, each with how much there was before and after, and the key to the bars. */
export function MetricsSection({ metrics }: Pick<IndustryContent, 'metrics'>) {
  const shown = metrics.map(({ number, label, change }) => ({
    value: number,
    unit: '%',
    label,
    bars: barLengths({ number, change }),
  }));
  return (
    <section aria-label="Results in figures" className={styles.band}>
      <div className={layout.wrap}>
        <BeforeAfterBand metrics={shown} />
      </div>
    </section>
  );
}
