import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { manufacturingDrawings } from './manufacturing-drawings';
import layout from '@northgate/ui/layout/layout.module.css';
import { Plate } from '@northgate/ui/layout/plate';
import { demoLabels } from '../../content/demo-labels.content';
import type { SectorContent } from '../../content/sector-content';
import styles from './hero-section.module.css';

/** Words on the tint, and under them the belt from one edge of the page to the other. */
export const HeroSection = ({ title, intro }: SectorContent['hero']) => (
  <section className={styles.hero}>
    <div className={layout.wrap}>
      <div className={styles.words}>
        <Text as="h1" look="h1">
          {title}
        </Text>
        <div className={styles.intro}>
          <Text look="lead">{intro}</Text>
          <ButtonLink variant="ink" href={paths.contactAnchor}>
            {demoLabels.hero('manufacturing')}
          </ButtonLink>
        </div>
      </div>
    </div>
    <Plate className={styles.belt}>
      <manufacturingDrawings.Plate />
    </Plate>
  </section>
);
