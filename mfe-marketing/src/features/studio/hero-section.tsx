import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import StudioPlate from './drawings/plate.svg';
import { hero } from '../../content/studio.content';
import styles from './hero-section.module.css';

/** The title in the largest type of the site, and a strip of film under it. */
export const HeroSection = () => (
  <section className={styles.hero}>
    <div className={styles.words}>
      <Text as="h1" look="display" className={styles.title}>
        {hero.title}
      </Text>
    </div>
    <div className={styles.strip}>
      <StudioPlate />
    </div>
    <div className={styles.words}>
      <div className={styles.foot}>
        <Text look="lead" className={styles.lead}>
          {hero.lead}
        </Text>
        <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
      </div>
    </div>
  </section>
);
