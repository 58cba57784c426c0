import { manufacturing } from '../../content/manufacturing.content';
import { MeasuresSection } from '../../lib/measures-section';
import { BeltSection } from './belt-section';
import { FeaturesSection } from './features-section';
import { HeroSection } from './hero-section';
import { LinesSection } from './lines-section';

/** Everything of the manufacturing page above its contact section. */
export const ManufacturingSections = () => (
  <>
    <HeroSection {...manufacturing.hero} />
    <BeltSection {...manufacturing.solutions} />
    <MeasuresSection {...manufacturing.measures} />
    <FeaturesSection {...manufacturing.featureGroups} />
    <LinesSection {...manufacturing.caseStudies} />
  </>
);
