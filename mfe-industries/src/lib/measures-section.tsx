import { PercentBar } from '@northgate/ui/components/figures/percent-bar';
import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import type { SectorContent } from '../content/sector-content';
import styles from './measures-section.module.css';

/** Four readings as bars on a band, each with what it counts. */
export const MeasuresSection = ({ heading, text, items }: SectorContent['measures']) => (
  <Section ground="band">
    <Hang title={heading} text={text}>
      <ul className={styles.measures}>
        {items.map(({ description, ...bar }) => (
          <li key={bar.title}>
            <PercentBar {...bar} />
            <Text look="sm" tone="quiet" className={styles.description}>
              {description}
            </Text>
          </li>
        ))}
      </ul>
    </Hang>
  </Section>
);
