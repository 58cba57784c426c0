import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { capabilities } from '../../content/cybersecurity.content';
import styles from './capabilities-section.module.css';

/** What the two teams do and when, a ledger each. */
export const CapabilitiesSection = () => (
  <Section space="flush">
    <SectionHead title={capabilities.title} text={capabilities.lead} look="lead" textClass={styles.lead} />
    <div className={styles.teams}>
      {capabilities.teams.map(({ title, items }) => (
        <div key={title}>
          <Text as="h3" look="h3" className={styles.title}>
            {title}
          </Text>
          <ul className={styles.ledger}>
            {items.map((item) => (
              <li key={item.title}>
                <Text as="span" look="body">
                  {item.title}
                </Text>{' '}
                <Text as="span" look="label" tone="quiet">
                  {item.when}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Section>
);
