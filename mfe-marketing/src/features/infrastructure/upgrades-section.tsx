import { frame } from '@northgate/contracts/frame';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { Section } from '@northgate/ui/layout/section';
import { upgrades, type UpgradeItem } from '../../content/infrastructure.content';
import { UpgradeDrawing } from './upgrade-drawing';
import styles from './upgrades-section.module.css';

/** Three categories of upgrades, one sheet each. */
export function UpgradesSection() {
  return (
    <Section space="flush" className={styles.section}>
      <div className={styles.head}>
        <Text as="h2" look="h2">
          {upgrades.title}
        </Text>
        <Text look="lead">{upgrades.lead}</Text>
      </div>
      <ul className={styles.sheets}>
        {upgrades.categories(frame().brand).map(({ symbol, title, text, items }) => (
          <li key={symbol} className={styles.sheet}>
            <div className={styles.words}>
              <Text as="h3" look="h2" className={styles.title}>
                {title}
              </Text>
              <Text look="body" tone="quiet" className={styles.text}>
                {text}
              </Text>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item.title}>
                    <UpgradeLine {...item} />
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.picture}>
              <UpgradeDrawing name={symbol} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const UpgradeLine = ({ title, path }: UpgradeItem) =>
  path ? <TextLink href={path}>{title}</TextLink> : <b>{title}</b>;
