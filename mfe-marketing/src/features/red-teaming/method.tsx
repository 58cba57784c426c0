import { ApproachSection } from './approach-section';
import { VulnerabilitiesSection } from './vulnerabilities-section';

/** How a test is made and what it looks for: everything between the video and the attacks to try. */
export const Method = () => (
  <>
    <ApproachSection />
    <VulnerabilitiesSection />
  </>
);
