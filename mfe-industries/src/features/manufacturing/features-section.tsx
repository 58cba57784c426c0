import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import type { SectorContent } from '../../content/sector-content';
import styles from './features-section.module.css';

/** Four groups of features in a ruled field of two by two. */
export function FeaturesSection({ heading, items }: SectorContent['featureGroups']) {
  return (
    <Section>
      <Hang title={heading}>
        <div className={styles.groups}>
          {items.map(({ title, features }) => (
            <article key={title} className={styles.group}>
              <Text as="h3" look="h3" className={styles.title}>
                {title}
              </Text>
              <DashList items={features} />
            </article>
          ))}
        </div>
      </Hang>
    </Section>
  );
}
