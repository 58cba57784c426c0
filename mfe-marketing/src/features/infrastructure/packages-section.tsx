import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { Section } from '@northgate/ui/layout/section';
import { packages, type IndustryPackage } from '../../content/infrastructure.content';
import { StackingTable } from '../../lib/stacking-table';
import styles from './packages-section.module.css';

/** The industry packages as a table of security levels. */
export const PackagesSection = () => (
  <Section>
    <Text as="h2" look="h2" id="packages">
      {packages.title}
    </Text>
    <StackingTable
      labelledBy="packages"
      columns={packages.columns}
      rows={packages.items.map(({ title, description, securityLevel, features }) => ({
        key: title,
        head: <Name title={title} description={description} />,
        cells: [<Level level={securityLevel} />, <DashList items={features} mark="signal" twoColumns />],
      }))}
    />
  </Section>
);

const Name = ({ title, description }: Pick<IndustryPackage, 'title' | 'description'>) => (
  <>
    <Text as="span" look="h3" className={styles.title}>
      {title}
    </Text>
    <Text as="span" look="sm" tone="quiet" className={styles.description}>
      {description}
    </Text>
  </>
);

/** The level in a word, and as a gauge of as many parts as there are levels. */
function Level({ level }: { level: IndustryPackage['securityLevel'] }) {
  const reached = packages.levels.indexOf(level);
  return (
    <span className={styles.level}>
      <b>{level}</b>
      <span aria-hidden="true" className={styles.gauge}>
        {packages.levels.map((step, index) => (
          <i key={step} className={cx(index <= reached && styles.reached)} />
        ))}
      </span>
    </span>
  );
}
