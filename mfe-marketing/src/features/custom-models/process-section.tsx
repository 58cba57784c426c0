import { ScaleBar } from '@northgate/ui/components/scale-bar';
import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { process } from '../../content/custom-models.content';
import styles from './process-section.module.css';

/** Four steps on a scale bar of equal parts. */
export function ProcessSection() {
  return (
    <Section ground="band">
      <Text as="h2" look="h2" className={styles.heading}>
        {process.title}
      </Text>
      <div className={styles.bar}>
        <ScaleBar segments={process.steps.map(() => 1)} />
      </div>
      <ol className={styles.steps}>
        {process.steps.map(({ number, title, description }) => (
          <li key={number}>
            <b>{number}</b>
            <Text as="h3" look="h3">
              {title}
            </Text>
            <Text look="body" tone="quiet" className={styles.text}>
              {description}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
