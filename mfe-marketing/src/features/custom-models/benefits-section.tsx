import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { benefits } from '../../content/custom-models.content';
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
                <Text as="h3" look="h3">
                  {title}
                </Text>
                <Text look="body" tone="quiet" className={styles.text}>
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Hang>
    </Section>
  );
}
