import { BenefitsSection } from './benefits-section';
import { ComponentsSection } from './components-section';
import { HeroSection } from './hero-section';
import { UpgradesSection } from './upgrades-section';

/** What is set up, in how long, and what can be added: everything above the readiness calculator. */
export function Offer() {
  return (
    <>
      <HeroSection />
      <BenefitsSection />
      <ComponentsSection />
      <UpgradesSection />
    </>
  );
}
