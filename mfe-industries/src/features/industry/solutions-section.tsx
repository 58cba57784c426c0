import { DashList } from '@northgate/ui/components/dash-list';
import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import type { IndustryContent, Solution } from '../../content/industry-content';
import { SolutionSymbol } from './solution-symbols/solution-symbol';
import styles from './solutions-section.module.css';

function SolutionEntry({ icon, title, description, features }: Solution) {
  return (
    <article className={styles.solution}>
      <div className={styles.name}>
        <SolutionSymbol icon={icon} />
        <Text as="h3" look="h3">
          {title}
        </Text>
      </div>
      <div className={styles.details}>
        <Text look="body" tone="quiet">
          {description}
        </Text>
        <div className={styles.features}>
          <DashList items={features} mark="signal" twoColumns />
        </div>
      </div>
    </article>
  );
}

/** Four solutions under each other, their heading hanging beside them. */
export function SolutionsSection({ heading, text, items }: IndustryContent['solutions']) {
  return (
    <Section>
      <Hang
        head={
          <>
            <Text as="h2" look="h2">
              {heading}
            </Text>
            <Text look="body" tone="quiet">
              {text}
            </Text>
          </>
        }
      >
        <div className={styles.solutions}>
          {items.map((solution) => (
            <SolutionEntry key={solution.title} {...solution} />
          ))}
        </div>
      </Hang>
    </Section>
  );
}
