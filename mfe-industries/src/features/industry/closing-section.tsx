import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import type { DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { demoLabels } from '../../content/demo-labels.content';
import type { IndustryContent } from '../../content/industry-content';
import styles from './closing-section.module.css';

/** The night band before the contact section: one sentence and the way to ask for a demo. */
export function ClosingSection({
  heading,
  industry,
}: IndustryContent['closing'] & { industry: DrawnIndustry }) {
  return (
    <Section ground="night" space="tight">
      <div className={styles.closing}>
        <SectionHead title={heading} />
        <ButtonLink href={paths.contactAnchor}>{demoLabels.closing(industry)}</ButtonLink>
      </div>
    </Section>
  );
}
