import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { DebateSeats } from '../../lib/debate-seats';
import Graphics from './drawings/graphics.svg';
import Vfx from './drawings/vfx.svg';
import Video from './drawings/video.svg';
import { crafts, platformSheet, type StudioCraft } from '../../content/studio.content';
import styles from './crafts-section.module.css';

const drawings = { vfx: Vfx, graphics: Graphics, video: Video } satisfies Record<
  StudioCraft['drawing'],
  unknown
>;

/** What the studio makes, one sheet each, and the sheet that leads to the platform. */
export function CraftsSection() {
  const { brand } = frame();
  return (
    <section className={styles.sheets}>
      {crafts.map(({ drawing, title, text }) => {
        const Drawing = drawings[drawing];
        return (
          <div key={drawing} className={styles.sheet}>
            <div className={styles.picture}>
              <Drawing />
            </div>
            <Text as="h2" look="h2" className={styles.title}>
              {title}
            </Text>
            <Text look="lead" className={styles.text}>
              {text}
            </Text>
          </div>
        );
      })}
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
