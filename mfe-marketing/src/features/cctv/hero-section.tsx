import { ButtonLink } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { TextLink } from '@northgate/ui/components/text-link';
import { CctvPlate } from '@northgate/ui/drawings/plates/cctv-plate';
import layout from '@northgate/ui/layout/layout.module.css';
import { hero } from '../../content/cctv-security.content';
import styles from './hero-section.module.css';

/** A site plan across the page, with its title block. */
export function HeroSection() {
  return (
    <section className={styles.hero}>
      <div className={styles.plate}>
        <CctvPlate />
      </div>
      <div className={styles.block}>
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
        <dl className={styles.facts}>
          {hero.facts.map(({ term, detail }) => (
            <div key={term}>
              <Text as="dt" look="label" tone="quiet">
                {term}
              </Text>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
