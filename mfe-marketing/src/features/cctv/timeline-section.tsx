import { Text } from '@northgate/ui/components/text/text';
import { Timeline } from '@northgate/ui/components/figures/timeline';
import { Section } from '@northgate/ui/layout/section';
import { timeline, type ProcessStep } from '../../content/cctv-security.content';
import styles from './timeline-section.module.css';

/** The implementation on a scale bar of seven days. */
export const TimelineSection = () => (
  <Section ground="band">
    <Text as="h2" look="h2" className={styles.title}>
      {timeline.title}
    </Text>
    <Timeline
      steps={timeline.steps.map((step) => ({
        when: dayLabel(step),
        length: step.days,
        title: step.title,
        text: step.description,
      }))}
    />
  </Section>
);

const dayLabel = ({ day, days }: ProcessStep): string => `${days > 1 ? 'Days' : 'Day'} ${day}`;
