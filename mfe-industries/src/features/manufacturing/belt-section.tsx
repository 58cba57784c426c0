import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import { manufacturingDrawings } from './manufacturing-drawings';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { SectorContent } from '../../content/sector-content';
import { NamedDrawing } from '../../lib/named-drawing';
import styles from './belt-section.module.css';

/** The solutions as stations: their symbols ride on one belt, what they do stands below it. */
export const BeltSection = ({ heading, text, items }: SectorContent['solutions']) => (
  <Section>
    <SectionHead title={heading} text={text} textClass={styles.text} />
    <div className={styles.line}>
      <div className={styles.strip}>
        <manufacturingDrawings.Belt />
      </div>
      <div className={styles.stations}>
        {items.map(({ icon, title, description, features }) => (
          <article key={title} className={styles.station}>
            <div className={styles.symbol}>
              <NamedDrawing from={manufacturingDrawings.symbols} name={icon} />
            </div>
            <div className={styles.words}>
              <Text as="h3" look="h3">
                {title}
              </Text>
              <Text look="body" tone="quiet" className={styles.description}>
                {description}
              </Text>
              <DashList items={features} mark="signal" />
            </div>
          </article>
        ))}
      </div>
    </div>
  </Section>
);
