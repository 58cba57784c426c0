import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { DebateSeats } from '../../lib/drawings/plates/debate-seats';
import { StudioGraphics } from '../../lib/drawings/plates/studio-graphics';
import { StudioVfx } from '../../lib/drawings/plates/studio-vfx';
import { StudioVideo } from '../../lib/drawings/plates/studio-video';
import type { ReactElement } from 'react';
import { crafts, platformSheet, type StudioCraft } from '../../content/studio.content';
import styles from './crafts-section.module.css';

const drawings: Record<StudioCraft['drawing'], () => ReactElement> = {
  vfx: () => <StudioVfx />,
  graphics: () => <StudioGraphics />,
  video: () => <StudioVideo />,
};

/** What the studio makes, one sheet each, and the sheet that leads to the platform. */
export function CraftsSection() {
  const { brand } = frame();
  return (
    <section className={styles.sheets}>
      {crafts.map(({ drawing, title, text }) => (
        <div key={drawing} className={styles.sheet}>
          <div className={styles.picture}>{drawings[drawing]()}</div>
          <Text as="h2" look="h2" className={styles.title}>
            {title}
          </Text>
          <Text look="lead" className={styles.text}>
            {text}
          </Text>
        </div>
      ))}
      <div className={styles.sheet}>
        <div className={styles.table}>
          <DebateSeats taken={[0, 1, 2, 3, 4]} />
        </div>
        <Text as="h2" look="h2" className={styles.title}>
          {platformSheet.title}
        </Text>
        <Text look="lead" className={styles.text}>
          {platformSheet.text(brand.product.name)}
        </Text>
        <ButtonLink href={platformSheet.path(brand)} variant="outline">
          {platformSheet.action}
        </ButtonLink>
      </div>
    </section>
  );
}
