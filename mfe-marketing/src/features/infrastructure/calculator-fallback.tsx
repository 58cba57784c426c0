import { Text } from '@northgate/ui/components/text';
import { textLinkClass } from '@northgate/ui/components/text-link';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { readiness, roi } from '../../content/infrastructure.content';
import styles from './calculator-fallback.module.css';

interface Away {
  heading: string;
  away: string;
  link: { label: string; path: string };
}

const CalculatorAway = ({ id, heading, away, link }: Away & { id: string }) => (
  <Section id={id} space="flush">
    <Hang
      head={
        <Text as="h2" look="h2">
          {heading}
        </Text>
      }
    >
      <Text look="lead" className={styles.text}>
        {away}
      </Text>
      <a href={link.path} className={textLinkClass()}>
        {link.label}
      </a>
    </Hang>
  </Section>
);

/** Stands in for the readiness calculator when it cannot be loaded. */
export const ReadinessFallback = () => <CalculatorAway id="readiness" {...readiness} />;

/** Stands in for the savings calculator when it cannot be loaded. */
export const RoiFallback = () => <CalculatorAway id="roi" {...roi} />;
