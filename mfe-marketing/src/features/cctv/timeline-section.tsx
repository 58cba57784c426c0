import { ScaleBar } from '@northgate/ui/components/scale-bar';
import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { timeline, type ProcessStep } from '../../content/cctv-security.content';
import styles from './timeline-section.module.css';

/** The implementation on a scale bar of seven days. */
export function TimelineSection() {
  return (
    <Section ground="band">
      <Text as="h2" look="h2" className={styles.title}>
        {timeline.title}
      </Text>
      <ScaleBar segments={timeline.steps.map((step) => step.days)} />
      <ol className={styles.steps}>
        {timeline.steps.map((step) => (
          <li key={step.day}>
            <b>{dayLabel(step)}</b>
            <Text as="h3" look="h3" className={styles.name}>
              {step.title}
            </Text>
            <Text look="sm" tone="quiet" className={styles.text}>
              {step.description}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const dayLabel = ({ day, days }: ProcessStep): string => `${days > 1 ? 'Days' : 'Day'} ${day}`;
