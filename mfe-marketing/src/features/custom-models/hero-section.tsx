import ModelsPlate from './drawings/plate.svg';
import { hero } from '../../content/custom-models.content';
import { HeroWords } from '../../lib/hero-words';
import styles from './hero-section.module.css';

/** The opening: words on one half, a large model becoming a small one on the other. */
export function HeroSection() {
  return (
    <section className={styles.hero}>
      <HeroWords hero={hero} styles={styles} />
      <div className={styles.plate}>
        <ModelsPlate />
      </div>
    </section>
  );
}
