import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import type { SectorContent } from '../content/sector-content';

interface FeatureGroupsProps {
  groups: SectorContent['featureGroups']['items'];
  /** How the page sets `groups`, each `group`, and its `title`. */
  styles: Readonly<Record<string, string>>;
}

/** Lists of features, each under its title. */
export const FeatureGroups = ({ groups, styles }: FeatureGroupsProps) => (
  <div className={styles.groups}>
    {groups.map(({ title, features }) => (
      <article key={title} className={styles.group}>
        <Text as="h3" look="h3" className={styles.title}>
          {title}
        </Text>
        <DashList items={features} />
      </article>
    ))}
  </div>
);
