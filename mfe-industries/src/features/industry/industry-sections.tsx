import { SolutionsSection } from '../../lib/solutions-section';
import { ApplicationsSection } from './applications-section';
import { ClosingSection } from './closing-section';
import { HeroSection } from './hero-section';
import { industryPage, type IndustryPageKey } from './industries';
import { MetricsSection } from './metrics-section';

/** Everything of an industry page above its contact section, in the fixed order of the shared layout. */
export function IndustrySections({ industry }: { industry: IndustryPageKey }) {
  const { content, drawings } = industryPage(industry);
  return (
    <>
      <HeroSection {...content.hero} industry={industry} plate={<drawings.Plate />} />
      <MetricsSection metrics={content.metrics} note={content.metricsNote} />
      <SolutionsSection {...content.solutions} symbols={drawings.symbols} />
      <ApplicationsSection {...content.applications} scenes={drawings.scenes} />
      <ClosingSection {...content.closing} industry={industry} />
    </>
  );
}
