import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import type { DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { ReactNode } from 'react';
import { demoLabels } from '../../content/demo-labels.content';
import type { IndustryContent, Place } from '../../content/industry-content';
import { SolutionsSection } from '../../lib/solutions-section';
import { ApplicationsSection } from './applications-section';
import closingStyles from './closing-section.module.css';
import { ExhibitSection } from './exhibit-section';
import { HeroSection } from './hero-section';
import { industryPage, type IndustryPageKey } from './industries';
import { MetricsSection } from './metrics-section';
import { ScheduleSection } from './schedule-section';

/** Everything of an industry page above its contact section; the industry's own two stand where it wants them. */
export function IndustrySections({ industry }: { industry: IndustryPageKey }) {
  const { content, drawings } = industryPage(industry);
  const { schedule, exhibit } = content;
  const ownAfter = (place: Place): ReactNode => (
    <>
      {schedule.after === place && <ScheduleSection {...schedule} flush={place !== 'metrics'} />}
      {exhibit.after === place && (
        <ExhibitSection {...exhibit} drawings={drawings.exhibit} flush={place !== 'metrics'} />
      )}
    </>
  );
  return (
    <>
      <HeroSection {...content.hero} industry={industry} plate={drawings.plate} />
      <MetricsSection metrics={content.metrics} note={content.metricsNote} />
      {ownAfter('metrics')}
      <SolutionsSection
        {...content.solutions}
        symbols={drawings.symbols}
        flush={[schedule.after, exhibit.after].includes('metrics')}
      />
      {ownAfter('solutions')}
      <ApplicationsSection {...content.applications} scenes={drawings.scenes} />
      {ownAfter('applications')}
      <ClosingSection {...content.closing} industry={industry} />
    </>
  );
}

/** The night band before the contact section: one sentence and the way to ask for a demo. */
function ClosingSection({ heading, industry }: IndustryContent['closing'] & { industry: DrawnIndustry }) {
  return (
    <Section ground="night" space="tight">
      <div className={closingStyles.closing}>
        <SectionHead title={heading} />
        <ButtonLink href={paths.contactAnchor}>{demoLabels.closing(industry)}</ButtonLink>
      </div>
    </Section>
  );
}
