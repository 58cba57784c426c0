import type { ReactNode } from 'react';
import { cx } from '../composition/class-names';
import styles from './plate.module.css';

/** The frame of a hero drawing, which fills it; the overprint appears once, after the drawing. */
export const Plate = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx(styles.plate, className)}>{children}</div>
);

interface PlateHeroProps {
  /** The tint under the drawing. */
  ground: 'tide' | 'shallow' | 'land' | 'dry' | 'canvas';
  plate: ReactNode;
  /** The title block, set into the lower left corner; below the drawing on small screens. */
  children: ReactNode;
}

/** A page's opening with its drawing from edge to edge and a title block set into it. */
export const PlateHero = ({ ground, plate, children }: PlateHeroProps) => (
  <section className={styles.hero}>
    <Plate className={cx(styles.full, styles[ground])}>{plate}</Plate>
    <div className={styles.block}>{children}</div>
  </section>
);
