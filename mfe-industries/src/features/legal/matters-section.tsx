import { Text } from '@northgate/ui/components/text';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { SectorContent } from '../../content/sector-content';
import { CaseFacts } from '../../lib/case-facts';
import styles from './matters-section.module.css';

/** Three matters in running text, without pictures. */
export const MattersSection = ({ heading, text, items }: SectorContent['caseStudies']) => (
  <Section space="flush">
    <div className={layout.grid}>
      <div className={styles.column}>
        <SectionHead title={heading} text={text} textClass={styles.text} />
        {items.map(({ title, ...facts }) => (
          <article key={title} className={styles.matter}>
            <Text as="h3" look="h3" className={styles.title}>
              {title}
            </Text>
            <CaseFacts {...facts} />
          </article>
        ))}
      </div>
    </div>
  </Section>
);
