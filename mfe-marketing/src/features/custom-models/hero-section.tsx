import { ButtonLink } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { TextLink } from '@northgate/ui/components/text-link';
import { ModelsPlate } from '@northgate/ui/drawings/plates/models-plate';
import layout from '@northgate/ui/layout/layout.module.css';
import { hero } from '../../content/custom-models.content';
import styles from './hero-section.module.css';

/** The opening: words on one half, a large model becoming a small one on the other. */
export function HeroSection() {
  return (
    <section className={styles.hero}>
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
      <div className={styles.plate}>
        <ModelsPlate />
      </div>
    </section>
  );
}
