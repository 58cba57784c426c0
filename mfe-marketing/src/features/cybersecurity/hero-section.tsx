import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import CybersecurityPlate from './drawings/plate.svg';
import layout from '@northgate/ui/layout/layout.module.css';
import { Plate } from '@northgate/ui/layout/plate';
import { hero } from '../../content/cybersecurity.content';
import styles from './hero-section.module.css';

/** The opening, in the Night palette: the claim, and the network it is about from edge to edge. */
export const HeroSection = () => (
  <section className={styles.hero} data-palette="night">
    <div className={cx(layout.wrap, layout.grid, styles.words)}>
      <Text as="h1" look="display" className={styles.title}>
        {hero.title}
      </Text>
      <div className={styles.side}>
        <Text look="lead">{hero.lead}</Text>
        <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
      </div>
    </div>
    <Plate className={styles.plate}>
      <CybersecurityPlate />
    </Plate>
  </section>
);
