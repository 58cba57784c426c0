import { industryPage, type IndustryPageKey } from '../../content/industry-pages';
import { ApplicationsSection } from './applications-section';
import { ClosingSection } from './closing-section';
import { HeroSection } from './hero-section';
import { IndustryPlate } from './industry-plate';
import { MetricsSection } from './metrics-section';
import { SolutionsSection } from './solutions-section';

/** Everything of an industry page above its contact section, in the fixed order of the shared layout. */
export function IndustrySections({ industry }: { industry: IndustryPageKey }) {
  const content = industryPage(industry);
  return (
    <>
      <HeroSection {...content.hero} industry={industry} plate={<IndustryPlate industry={industry} />} />
      <MetricsSection metrics={content.metrics} />
      <SolutionsSection {...content.solutions} />
      <ApplicationsSection {...content.applications} />
      <ClosingSection {...content.closing} industry={industry} />
    </>
  );
}
