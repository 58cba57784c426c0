import RedTeamingPlate from './drawings/plate.svg';
import { Plate } from '@northgate/ui/layout/plate';
import { hero } from '../../content/red-teaming.content';
import { HeroWords } from '../../lib/hero-words';
import styles from './hero-section.module.css';

/** The opening: a prompt window from edge to edge, with the page's heading among the lines of the prompt. */
export const HeroSection = () => (
  <section className={styles.hero} data-palette="night">
    <div className={styles.bar}>
      <p>{hero.window}</p>
    </div>
    <div className={styles.sheet}>
      <HeroWords hero={hero} styles={styles} />
      <Plate className={styles.plate}>
        <RedTeamingPlate />
      </Plate>
    </div>
  </section>
);
