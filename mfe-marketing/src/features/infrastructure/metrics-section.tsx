import { PercentBar } from '@northgate/ui/components/percent-bar';
import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { evaluationMetrics } from '../../content/infrastructure.content';
import styles from './metrics-section.module.css';

/** What the evaluation measures, on four bars. */
export function MetricsSection() {
  return (
    <Section ground="band">
      <Text as="h2" look="h2">
        {evaluationMetrics.title}
      </Text>
      <Text look="lead" className={styles.lead}>
        {evaluationMetrics.lead}
      </Text>
      <div className={styles.bars}>
        {evaluationMetrics.metrics.map((metric) => (
          <PercentBar key={metric.title} {...metric} />
        ))}
      </div>
    </Section>
  );
}
