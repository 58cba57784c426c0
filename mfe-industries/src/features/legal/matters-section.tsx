import { Text } from '@northgate/ui/components/text/text';
import { legalDrawings } from './legal-drawings';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { LegalContent, Matter } from '../../content/legal.content';
import { CaseFacts } from '../../lib/case-facts';
import styles from './matters-section.module.css';

/** Three matters, each beside one of its pages as it came and as a lawyer gets it. */
export const MattersSection = ({ heading, text, pages, items }: LegalContent['caseStudies']) => (
  <Section space="flush">
    <SectionHead title={heading} text={text} look="lead" textClass={styles.text} />
    {items.map(({ clause, title, ...facts }) => (
      <article key={title} className={styles.matter}>
        <div>
          <Text as="h3" look="h3" className={styles.title}>
            {title}
          </Text>
          <CaseFacts {...facts} />
        </div>
        <Pages clause={clause} captions={pages} />
      </article>
    ))}
  </Section>
);

const Pages = ({ clause, captions }: Pick<Matter, 'clause'> & { captions: readonly string[] }) => (
  <div className={styles.pages}>
    {legalDrawings.clauses[clause].map((Page, index) => (
      <figure key={captions[index]}>
        <figcaption>
          <Text as="span" look="label">
            {captions[index]}
          </Text>
        </figcaption>
        <Page />
      </figure>
    ))}
  </div>
);
