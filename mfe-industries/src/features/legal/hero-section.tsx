import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { legalDrawings } from './legal-drawings';
import { Plate } from '@northgate/ui/layout/plate';
import { demoLabels } from '../../content/demo-labels.content';
import type { SectorContent } from '../../content/sector-content';
import styles from './hero-section.module.css';

/** The document margin: the words stand beside a page, where its marked clauses are noted. */
export const HeroSection = ({ title, intro }: SectorContent['hero']) => (
  <section className={styles.hero}>
    <div className={styles.words}>
      <Text as="h1" look="h1">
        {title}
      </Text>
      <Text look="lead">{intro}</Text>
      <ButtonLink variant="ink" href={paths.contactAnchor}>
        {demoLabels.hero('legal')}
      </ButtonLink>
    </div>
    <Plate className={styles.page}>
      <legalDrawings.Plate />
    </Plate>
  </section>
);
