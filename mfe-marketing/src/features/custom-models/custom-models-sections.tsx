import { ApplicationsSection } from './applications-section';
import { BenefitsSection } from './benefits-section';
import { DeploymentSection } from './deployment-section';
import { FeaturesSection } from './features-section';
import { HeroSection } from './hero-section';
import { ProcessSection } from './process-section';

/** Everything above the quote form. */
export function CustomModelsSections() {
  return (
    <>
      <HeroSection />
      <BenefitsSection />
      <FeaturesSection />
      <ApplicationsSection />
      <DeploymentSection />
      <ProcessSection />
    </>
  );
}
