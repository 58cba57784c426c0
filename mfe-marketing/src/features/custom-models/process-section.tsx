import { Text } from '@northgate/ui/components/text/text';
import { Timeline } from '@northgate/ui/components/figures/timeline';
import { Section } from '@northgate/ui/layout/section';
import { process } from '../../content/custom-models.content';
import styles from './process-section.module.css';

/** Four steps on a scale bar of equal parts. */
export function ProcessSection() {
  const steps = process.steps.map(({ number, title, description }) => ({
    when: `${process.step} ${number}`,
    length: 1,
    title,
    text: description,
  }));
  return (
    <Section ground="band">
      <Text as="h2" look="h2" className={styles.heading}>
        {process.title}
      </Text>
      <Timeline steps={steps} />
    </Section>
  );
}
