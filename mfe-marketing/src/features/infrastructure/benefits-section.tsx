import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { benefits } from '../../content/infrastructure.content';
import { TitledText } from '../../lib/titled-text';
import styles from './benefits-section.module.css';

/** Three reasons, each with its figure. */
export function BenefitsSection() {
  return (
    <Section>
      <Hang title={benefits.title}>
        <ul className={styles.cards}>
          {benefits.cards.map(({ value, unit, title, text }) => (
            <li key={title}>
              <Text as="span" look="figure">
                {value}
                <small>{unit}</small>
              </Text>
              <TitledText title={title} titleClass={styles.title} text={text} textClass={styles.text} />
            </li>
          ))}
        </ul>
      </Hang>
    </Section>
  );
}
