import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { IndustryContent } from '../../content/industry-content';
import type { NamedDrawings } from '../../lib/industry-drawings';
import styles from './applications-section.module.css';

type ApplicationsProps = IndustryContent['applications'] & { scenes: NamedDrawings };

/** Three uses, each with its drawing and what came of it. */
export const ApplicationsSection = ({ heading, text, items, scenes }: ApplicationsProps) => (
  <Section space="flush">
    <SectionHead title={heading} text={text} textClass={styles.text} />
    <div className={styles.applications}>
      {items.map(({ scene, title, description, result }) => (
        <article key={title} className={styles.application}>
          <div className={styles.drawing}>{scenes[scene]}</div>
          <div className={styles.words}>
            <Text as="h3" look="h3">
              {title}
            </Text>
            <Text look="body" tone="quiet" className={styles.description}>
              {description}
            </Text>
            <p className={styles.result}>{result}</p>
          </div>
        </article>
      ))}
    </div>
  </Section>
);
