import { ComponentsSection } from './components-section';
import { PackagesSection } from './packages-section';
import { UpgradesSection } from './upgrades-section';

/** What is set up, what can be added, and in which packages. */
export const InfrastructureSections = () => (
  <>
    <ComponentsSection />
    <UpgradesSection />
    <PackagesSection />
  </>
);
