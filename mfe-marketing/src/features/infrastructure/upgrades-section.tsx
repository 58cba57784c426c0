import { frame } from '@northgate/contracts/frame';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { upgrades, type UpgradeItem } from '../../content/infrastructure.content';
import { TitledText } from '../../lib/titled-text';
import { UpgradeDrawing } from './upgrade-drawing';
import styles from './upgrades-section.module.css';

/** Three categories of upgrades, one sheet each. */
export function UpgradesSection() {
  return (
    <Section space="flush" className={styles.section}>
      <div className={styles.head}>
        <SectionHead title={upgrades.title} text={upgrades.lead} look="lead" />
      </div>
      <ul className={styles.sheets}>
        {upgrades.categories(frame().brand).map(({ symbol, title, text, items }) => (
          <li key={symbol} className={styles.sheet}>
            <div className={styles.words}>
              <TitledText
                look="h2"
                title={title}
                titleClass={styles.title}
                text={text}
                textClass={styles.text}
              />
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
