import { Text } from '@northgate/ui/components/text/text';
import { textLinkClass } from '@northgate/ui/components/text/text-link';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import styles from './calculator-away.module.css';

interface CalculatorAwayProps {
  /** The anchor of the calculator it stands for. */
  id: string;
  heading: string;
  away: string;
  link: { label: string; path: string };
}

/** Stands in for a calculator that cannot be loaded: its name, its anchor, and another way to the result. */
export const CalculatorAway = ({ id, heading, away, link }: CalculatorAwayProps) => (
  <Section id={id} space="flush">
    <Hang title={heading}>
      <Text look="lead" className={styles.text}>
        {away}
      </Text>
      <a href={link.path} className={textLinkClass()}>
        {link.label}
      </a>
    </Hang>
  </Section>
);
