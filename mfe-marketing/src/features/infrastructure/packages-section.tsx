import { DashList } from '@northgate/ui/components/dash-list';
import { Text } from '@northgate/ui/components/text';
import { cx } from '@northgate/ui/composition/class-names';
import { Section } from '@northgate/ui/layout/section';
import { packages, type IndustryPackage } from '../../content/infrastructure.content';
import styles from './packages-section.module.css';

/** The industry packages as a table of security levels. */
export function PackagesSection() {
  return (
    <Section space="flush">
      <Text as="h2" look="h2" id="packages">
        {packages.title}
      </Text>
      <table aria-labelledby="packages" className={styles.table}>
        <thead>
          <tr>
            {packages.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packages.items.map((entry) => (
            <Row key={entry.title} {...entry} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const Row = ({ title, description, securityLevel, features }: IndustryPackage) => (
  <tr>
    <th scope="row">
      <Text as="span" look="h3" className={styles.title}>
        {title}
      </Text>
      <Text as="span" look="sm" tone="quiet" className={styles.description}>
        {description}
      </Text>
    </th>
    <td className={styles.level}>
      <Gauge level={securityLevel} />
      <b>{securityLevel}</b>
    </td>
    <td>
      <DashList items={features} mark="signal" twoColumns />
    </td>
  </tr>
);

function Gauge({ level }: { level: IndustryPackage['securityLevel'] }) {
  const reached = packages.levels.indexOf(level);
  return (
    <span aria-hidden="true" className={styles.gauge}>
      {packages.levels.map((step, index) => (
        <i key={step} className={cx(index <= reached && styles.reached)} />
      ))}
    </span>
  );
}
