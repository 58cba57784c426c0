import { frame } from '@northgate/contracts/frame';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import DebatePlate from './drawings/plate.svg';
import layout from '@northgate/ui/layout/layout.module.css';
import { hero } from '../../content/platform.content';
import { PauseMotion } from '../../lib/pause-motion';
import styles from './hero-section.module.css';
import { PlatformButton } from './platform-button';

/**
 * The debate, with the text set round it. Its arguments pulse one after another for 20 s; a checkbox stops them,
 * by style alone, and leaves when there is nothing left to stop.
 */
export function HeroSection() {
  return (
    <section className={styles.hero}>
      <div className={layout.wrap}>
        <div className={styles.sheet}>
          <div className={styles.round}>
            <DebatePlate />
          </div>
          <Text as="h1" look="display" className={styles.title}>
            {hero.title}
          </Text>
          <Text look="lead" className={styles.lead}>
            {hero.lead(frame().brand.product.name)}
          </Text>
          <Text look="body" className={styles.turns}>
            {hero.round}
          </Text>
          <div className={styles.actions}>
            <PlatformButton />
            <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
          </div>
          <PauseMotion className={styles.pause} />
        </div>
      </div>
    </section>
  );
}
