import { legalDrawings } from './legal-drawings';
import { legal } from '../../content/legal.content';
import { MeasuresSection } from '../../lib/measures-section';
import { SolutionsSection } from '../../lib/solutions-section';
import { FeaturesSection } from './features-section';
import { HeroSection } from './hero-section';
import { MattersSection } from './matters-section';

/** Everything of the legal page above its contact section. */
export const LegalSections = () => (
  <>
    <HeroSection {...legal.hero} />
    <SolutionsSection {...legal.solutions} symbols={legalDrawings.symbols} />
    <MattersSection {...legal.caseStudies} />
    <MeasuresSection {...legal.measures} />
    <FeaturesSection {...legal.featureGroups} />
  </>
);
