import { Text } from '@northgate/ui/components/text/text';
import { manufacturingDrawings } from './manufacturing-drawings';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { SectorContent } from '../../content/sector-content';
import { CaseFacts } from '../../lib/case-facts';
import { NamedDrawing } from '../../lib/named-drawing';
import styles from './lines-section.module.css';

/** Three examples, each on a sheet of its own tint with its drawing. */
export const LinesSection = ({ heading, text, items }: SectorContent['caseStudies']) => (
  <Section space="flush">
    <SectionHead title={heading} text={text} textClass={styles.text} />
    <div className={styles.sheets}>
      {items.map(({ scene = '', title, ...facts }) => (
        <article key={title} className={styles.sheet}>
          <div className={styles.drawing}>
            <NamedDrawing from={manufacturingDrawings.scenes} name={scene} />
          </div>
          <Text as="h3" look="h3" className={styles.title}>
            {title}
          </Text>
          <CaseFacts {...facts} />
        </article>
      ))}
    </div>
  </Section>
);
