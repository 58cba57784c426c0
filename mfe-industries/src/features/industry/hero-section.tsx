import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { IndustryMotif, type DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';
import { Plate } from '@northgate/ui/layout/plate';
import type { ReactNode } from 'react';
import { demoLabels } from '../../content/demo-labels.content';
import type { IndustryContent } from '../../content/industry-content';
import styles from './hero-section.module.css';

type HeroProps = IndustryContent['hero'] & { industry: DrawnIndustry; plate: ReactNode };

/** The split field: words on a tint, the industry's plate beside them. */
export function HeroSection({ title, intro, ground, plateSide, industry, plate }: HeroProps) {
  return (
    <section className={cx(styles.hero, styles[ground], plateSide === 'left' && styles.plateLeft)}>
      <div className={styles.split}>
        <div className={styles.words}>
          <div className={styles.motif}>
            <IndustryMotif industry={industry} />
          </div>
          <Text as="h1" look="h1">
            {title}
          </Text>
          <Text look="lead">{intro}</Text>
          <ButtonLink variant="ink" href={paths.contactAnchor}>
            {demoLabels.hero(industry)}
          </ButtonLink>
        </div>
        <Plate className={styles.plate}>{plate}</Plate>
      </div>
    </section>
  );
}
