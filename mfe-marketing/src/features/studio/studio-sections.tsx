import { ClosingSection } from './closing-section';
import { CraftsSection } from './crafts-section';
import { ProcessSection } from './process-section';
import { ReelSection } from './reel-section';
import { SamplesSection } from './samples-section';

/** Everything below the hero. */
export const StudioSections = () => (
  <>
    <CraftsSection />
    <SamplesSection />
    <ReelSection />
    <ProcessSection />
    <ClosingSection />
  </>
);
