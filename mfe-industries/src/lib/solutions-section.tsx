import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import type { Solution } from '../content/industry-content';
import type { NamedDrawings } from './industry-drawings';
import styles from './solutions-section.module.css';

interface SolutionsSectionProps {
  heading: string;
  text: string;
  items: Solution[];
  symbols: NamedDrawings;
  /** True where nothing separates it from the section above. */
  flush?: boolean;
}

/** Solutions under each other, their heading hanging beside them. */
export const SolutionsSection = ({ heading, text, items, symbols, flush }: SolutionsSectionProps) => (
  <Section space={flush ? 'flush' : 'normal'}>
    <Hang title={heading} text={text}>
      <div className={styles.solutions}>
        {items.map(({ icon, title, description, features }) => (
          <article key={title} className={styles.solution}>
            <div className={styles.name}>
              {symbols[icon]}
              <Text as="h3" look="h3">
                {title}
              </Text>
            </div>
            <div className={styles.details}>
              <Text look="body" tone="quiet" className={styles.description}>
                {description}
              </Text>
              <DashList items={features} mark="signal" twoColumns />
            </div>
          </article>
        ))}
      </div>
    </Hang>
  </Section>
);
