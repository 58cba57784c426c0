import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { components } from '../../content/infrastructure.content';
import { ComponentSymbol } from './component-symbol';
import styles from './components-section.module.css';

/** The five parts of the installed system, a row each. */
export function ComponentsSection() {
  return (
    <Section space="flush">
      <Text as="h2" look="h2">
        {components.title}
      </Text>
      <ul className={styles.ledger}>
        {components.items.map(({ symbol, title, description, features }) => (
          <li key={symbol}>
            <div className={styles.symbol}>
              <ComponentSymbol name={symbol} />
            </div>
            <Text as="h3" look="h3" className={styles.title}>
              {title}
            </Text>
            <Text look="body" tone="quiet" className={styles.text}>
              {description}
            </Text>
            <div className={styles.features}>
              <DashList items={features} mark="signal" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
