import { CapabilitiesSection } from './capabilities-section';
import { GuaranteeSection } from './guarantee-section';
import { IndustriesSection } from './industries-section';
import { MetricsSection } from './metrics-section';
import { PortfolioSection } from './portfolio-section';
import { StrategySection } from './strategy-section';

/** Everything between the chat bar and the contact section. */
export function HomeSections() {
  return (
    <>
      <MetricsSection />
      <CapabilitiesSection />
      <StrategySection />
      <PortfolioSection />
      <IndustriesSection />
      <GuaranteeSection />
    </>
  );
}
