import { BenefitsSection } from './benefits-section';
import { HeroSection } from './hero-section';

/** The week and what it buys: everything above the readiness calculator. */
export const Opening = () => (
  <>
    <HeroSection />
    <BenefitsSection />
  </>
);
