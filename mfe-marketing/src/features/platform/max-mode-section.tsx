import { Text } from '@northgate/ui/components/text';
import { DebateSeats } from '@northgate/ui/drawings/plates/debate-seats';
import { Section } from '@northgate/ui/layout/section';
import { maxMode } from '../../content/platform.content';
import styles from './max-mode-section.module.css';
import { PlatformButton } from './platform-button';

/** A debate as the question needs it, and one with every seat taken, side by side. */
export const MaxModeSection = () => (
  <Section id="max-mode" ground="night">
    <Text as="h2" look="h2">
      {maxMode.title}
    </Text>
    <Text look="lead" className={styles.lead}>
      {maxMode.lead}
    </Text>
    <div className={styles.halves}>
      {maxMode.halves.map(({ title, seats, points }) => (
        <div key={title} className={styles.half}>
          <div className={styles.table}>
            <DebateSeats taken={seats} />
          </div>
          <Text as="h3" look="h3" className={styles.title}>
            {title}
          </Text>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <PlatformButton />
  </Section>
);
