import { ClosingSection } from './closing-section';
import { CraftsSection } from './crafts-section';

/** Everything below the hero. */
export const Offer = () => (
  <>
    <CraftsSection />
    <ClosingSection />
  </>
);
