import type { Schedule } from '../../content/industry-content';
import { SolutionsSection } from '../../lib/solutions-section';
import { ApplicationsSection } from './applications-section';
import { ClosingSection } from './closing-section';
import { HeroSection } from './hero-section';
import { industryPage, type IndustryPageKey } from './industries';
import { MetricsSection } from './metrics-section';
import { ScheduleSection } from './schedule-section';

/** Everything of an industry page above its contact section; the industry's own time stands where the industry wants it. */
export function IndustrySections({ industry }: { industry: IndustryPageKey }) {
  const { content, drawings } = industryPage(industry);
  const ownAfter = (section: Schedule['after']) =>
    content.schedule.after === section ? <ScheduleSection {...content.schedule} /> : null;
  return (
    <>
      <HeroSection {...content.hero} industry={industry} plate={<drawings.Plate />} />
      <MetricsSection metrics={content.metrics} note={content.metricsNote} />
      {ownAfter('metrics')}
      <SolutionsSection {...content.solutions} symbols={drawings.symbols} />
      {ownAfter('solutions')}
      <ApplicationsSection {...content.applications} scenes={drawings.scenes} />
      {ownAfter('applications')}
      <ClosingSection {...content.closing} industry={industry} />
    </>
  );
}
