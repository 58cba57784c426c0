import { BeforeAfterBand, type BeforeAfter } from '@northgate/ui/components/figures/metric-band';
import { Text } from '@northgate/ui/components/text/text';
import layout from '@northgate/ui/layout/layout.module.css';
import type { IndustryContent, Metric } from '../../content/industry-content';
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

/** Lengths of the two bars in percent; the longer one is always 100. */
export function barLengths({ number, change }: Pick<Metric, 'number' | 'change'>): BeforeAfter {
  if (change === 'less') return { before: 100, after: 100 - number };
  return { before: Math.round((100 / (100 + number)) * 1000) / 10, after: 100 };
}
