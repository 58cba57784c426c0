import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { SectorContent } from '../../content/sector-content';
import styles from './features-section.module.css';

/** Feature lists beside each other, split by hairlines. */
export const FeaturesSection = ({ heading, items }: SectorContent['featureGroups']) => (
  <Section>
    <SectionHead title={heading} />
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
  </Section>
);
