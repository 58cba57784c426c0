import { SectionHead } from '@northgate/ui/layout/section-head';
import { Text } from '@northgate/ui/components/text/text';
import { DebateSeats } from '../../lib/debate-seats';
import { NightSplit } from '@northgate/ui/layout/night-split';
import { maxMode } from '../../content/platform.content';
import styles from './max-mode-section.module.css';
import { PlatformButton } from './platform-button';

/** A debate as the question needs it, and one with every seat taken, side by side. */
export function MaxModeSection() {
  const head = (
    <>
      <SectionHead title={maxMode.title} text={maxMode.lead} look="lead" textClass={styles.lead} />
    </>
  );
  return (
    <NightSplit
      id="max-mode"
      head={head}
      left={<Half {...maxMode.debate} />}
      right={<Half {...maxMode.max} />}
      foot={<PlatformButton />}
    />
  );
}

const Half = ({ title, seats, points }: typeof maxMode.max) => (
  <>
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
  </>
);
