import { BeforeAfterBand } from '@northgate/ui/components/figures/metric-band';
import { Text } from '@northgate/ui/components/text/text';
import layout from '@northgate/ui/layout/layout.module.css';
import type { IndustryContent } from '../../content/industry-content';
import { barLengths } from './metric-bars.logic';
import styles from './metrics-section.module.css';

interface MetricsSectionProps extends Pick<IndustryContent, 'metrics'> {
  note?: string;
}

/** Four figures between hairlines, each with how much there was before and after, and the key to the bars. */
export function MetricsSection({ metrics, note }: MetricsSectionProps) {
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
        {note ? (
          <Text look="sm" tone="quiet" className={styles.note}>
            {note}
          </Text>
        ) : null}
      </div>
    </section>
  );
}
