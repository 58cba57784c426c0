import { frame } from '@northgate/contracts/frame';
import { Button } from '@northgate/ui/components/controls/button';
import { dialogOpener } from '@northgate/ui/components/overlays/dialog';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { late } from '@northgate/ui/composition/late';
import { includeStyles } from '@northgate/ui/composition/sheets';
import layout from '@northgate/ui/layout/layout.module.css';
import { Plate } from '@northgate/ui/layout/plate';
import { Fragment, type CSSProperties } from 'react';
import { hero } from '../../content/home.content';
import { PauseMotion } from '../../lib/pause-motion';
import chatBarFallback from './chat-bar-fallback.module.css';
import { heroDialogId } from './hero-dialog-id';
import HomePlate from './drawings/plate.svg';
import styles from './hero-section.module.css';

/**
 * Where dots of traffic stand before they move along the straight lines of the drawing, and how far they go: six on the lanes from the open
 * water, where `x` is 0 and the way 150 unless told otherwise, and two behind the gate. In units of the drawing.
 */
const traffic: { x?: number; y: number; way?: number }[] = [
  ...[74, 166, 206, 254, 296, 392].map((y) => ({ y })),
  ...[654, 656].map((x) => ({ x, y: 228, way: 274 })),
];

/** The opening of the home page; its button opens the dialog before any script. */
export function HeroSection() {
  includeStyles(chatBarFallback);
  return (
    <section id="home" className={styles.hero}>
      <div className={layout.wrap}>
        <Text as="h1" look="display">
          {hero.headline.map((line, index) => (
            <Fragment key={line}>
              {index > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </Text>
        <div className={cx(layout.grid, styles.row)}>
          <div className={styles.text}>
            <Text look="lead">{hero.lead(frame().brand.company.name)}</Text>
            <div className={layout.actions}>
              <Button {...dialogOpener(heroDialogId)}>{hero.action}</Button>
              <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
            </div>
          </div>
          <Plate className={styles.plate}>
            <HomePlate />
            <Traffic />
            <PauseMotion className={styles.pause} />
          </Plate>
        </div>
      </div>
    </section>
  );
}

/** Dots on the lanes of the drawing, unseen until they move, which is some time after the first paint. */
const Traffic = () => (
  <div {...late} className={styles.traffic}>
    {traffic.map(({ x, y, way }) => (
      <i key={`${x} ${y}`} style={{ '--x': x, '--y': y, '--way': way } as CSSProperties} />
    ))}
  </div>
);
