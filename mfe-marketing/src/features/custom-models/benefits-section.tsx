import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { benefits } from '../../content/custom-models.content';
import { TitledText } from '../../lib/titled-text';
import styles from './benefits-section.module.css';

/** What changes, a figure and its reason in each row. */
export function BenefitsSection() {
  return (
    <Section>
      <Hang title={benefits.title}>
        <ul className={styles.rows}>
          {benefits.rows.map(({ value, unit, label, title, text }) => (
            <li key={label}>
              <p>
                <Text as="span" look="figure">
                  {value}
                  <small>{unit}</small>
                </Text>{' '}
                <Text as="span" look="sm" tone="quiet" className={styles.label}>
                  {label}
                </Text>
              </p>
              <div>
                <TitledText title={title} text={text} textClass={styles.text} />
              </div>
            </li>
          ))}
        </ul>
      </Hang>
    </Section>
  );
}
