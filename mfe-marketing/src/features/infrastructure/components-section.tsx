import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { components } from '../../content/infrastructure.content';
import { TitledText } from '../../lib/titled-text';
import { ComponentSymbol } from './component-symbol';
import styles from './components-section.module.css';

/** The five parts of the installed system, a row each. */
export function ComponentsSection() {
  return (
    <Section space="flush">
      <SectionHead title={components.title} />
      <ul className={styles.ledger}>
        {components.items.map(({ symbol, title, description, features }) => (
          <li key={symbol}>
            <div className={styles.symbol}>
              <ComponentSymbol name={symbol} />
            </div>
            <TitledText title={title} titleClass={styles.title} text={description} textClass={styles.text} />
            <div className={styles.features}>
              <DashList items={features} mark="signal" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
