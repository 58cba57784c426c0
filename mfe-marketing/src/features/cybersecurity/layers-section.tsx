import { cx } from '@northgate/ui/composition/class-names';
import SecurityLayers from './drawings/layers.svg';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import { layers } from '../../content/cybersecurity.content';
import { TitledPoints } from '../../lib/titled-points';
import styles from './layers-section.module.css';

/** The five layers from the outside in, in words and as nested outlines. */
export const LayersSection = () => (
  <Section ground="band">
    <div className={cx(layout.grid, styles.row)}>
      <div className={styles.words}>
        <TitledPoints {...layers} ordered inRows />
      </div>
      <div className={styles.drawing}>
        <SecurityLayers />
      </div>
    </div>
  </Section>
);
