import { ButtonLink } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { TextLink } from '@northgate/ui/components/text-link';
import { RedTeamingPlate } from '@northgate/ui/drawings/plates/red-teaming-plate';
import layout from '@northgate/ui/layout/layout.module.css';
import { Plate } from '@northgate/ui/layout/plate';
import { hero } from '../../content/red-teaming.content';
import styles from './hero-section.module.css';

/** The opening: a prompt window from edge to edge, with the page's heading among the lines of the prompt. */
export const HeroSection = () => (
  <section className={styles.hero} data-palette="night">
    <div className={styles.bar}>
      <p>{hero.window}</p>
    </div>
    <div className={styles.sheet}>
      <div className={styles.words}>
        <Text as="h1" look="h1" className={styles.title}>
          {hero.title}
        </Text>
        <Text look="lead" className={styles.lead}>
          {hero.lead}
        </Text>
        <div className={layout.actions}>
          <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
          <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
        </div>
      </div>
      <Plate className={styles.plate}>
        <RedTeamingPlate />
      </Plate>
    </div>
  </section>
);
