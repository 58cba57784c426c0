import { ComparisonSection } from './comparison-section';
import { LayersSection } from './layers-section';
import { ReasonsSection } from './reasons-section';

/** Everything between the video and the contact section. */
export const CybersecuritySections = () => (
  <>
    <ComparisonSection />
    <LayersSection />
    <ReasonsSection />
  </>
);
