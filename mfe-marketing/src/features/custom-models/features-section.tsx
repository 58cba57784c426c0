import { SheetGrid, Sheet } from '@northgate/ui/components/figures/sheet-grid';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { features } from '../../content/custom-models.content';
import styles from './features-section.module.css';
import { HabitDrawing } from './habit-drawing';

/** What every model does, one drawn sheet each. */
export function FeaturesSection() {
  return (
    <Section space="flush">
      <Text as="h2" look="h2" className={styles.heading}>
        {features.title}
      </Text>
      <SheetGrid>
        {features.sheets.map(({ drawing, title, text }) => (
          <Sheet key={drawing} title={title} text={text} picture={<HabitDrawing name={drawing} />} />
        ))}
      </SheetGrid>
    </Section>
  );
}
