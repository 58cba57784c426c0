import { AgentToAgentSection } from './agent-to-agent-section';
import { FeaturesSection } from './features-section';
import { MaxModeSection } from './max-mode-section';
import { StatsSection } from './stats-section';
import { UseCasesSection } from './use-cases-section';

/** Everything between hero and contact. */
export const PlatformSections = () => (
  <>
    <StatsSection />
    <FeaturesSection />
    <AgentToAgentSection />
    <MaxModeSection />
    <UseCasesSection />
  </>
);
