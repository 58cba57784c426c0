import { PercentBar } from '@northgate/ui/components/percent-bar';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { evaluationMetrics } from '../../content/infrastructure.content';
import styles from './metrics-section.module.css';

/** What the evaluation measures, on four bars. */
export function MetricsSection() {
  return (
    <Section ground="band">
      <SectionHead
        title={evaluationMetrics.title}
        text={evaluationMetrics.lead}
        look="lead"
        textClass={styles.lead}
      />
      <div className={styles.bars}>
        {evaluationMetrics.metrics.map((metric) => (
          <PercentBar key={metric.title} {...metric} />
        ))}
      </div>
    </Section>
  );
}
