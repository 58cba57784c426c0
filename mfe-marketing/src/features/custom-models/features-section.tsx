import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { features } from '../../content/custom-models.content';
import { HabitDrawing } from './habit-drawing';
import styles from './features-section.module.css';

/** What every model does, one drawn sheet each. */
export function FeaturesSection() {
  return (
    <Section space="flush">
      <Text as="h2" look="h2">
        {features.title}
      </Text>
      <ul className={styles.sheets}>
        {features.sheets.map(({ drawing, title, text }) => (
          <li key={drawing}>
            <Text as="h3" look="h2" className={styles.title}>
              {title}
            </Text>
            <Text look="body" tone="quiet" className={styles.text}>
              {text}
            </Text>
            <div className={styles.picture}>
              <HabitDrawing name={drawing} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
