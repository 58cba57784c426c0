import { ContactFallback } from '@northgate/ui/components/contact-fallback';
import { island } from '@northgate/ui/composition/island';
import { remoteIsland } from '@northgate/ui/composition/remote-island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { contact, readiness, roi, safetyDemo } from '../content/infrastructure.content';
import { CalculatorAway } from '../lib/calculator-away';

const Offer = staticPart(
  'infrastructure-offer',
  SERVER && (() => import('../features/infrastructure/offer').then((m) => m.Offer)),
);
const ReadinessCalculator = remoteIsland('mfe-tools/readiness-calculator', {
  on: 'visible',
  Fallback: () => <CalculatorAway id="readiness" {...readiness} />,
});
const Packages = staticPart(
  'infrastructure-packages',
  SERVER && (() => import('../features/infrastructure/packages-section').then((m) => m.PackagesSection)),
);
const Accuracy = island(
  () => import('../features/infrastructure/accuracy-section').then((m) => m.AccuracySection),
  { name: 'infrastructure-accuracy', on: 'visible' },
);
const RoiCalculator = remoteIsland('mfe-tools/roi-calculator', {
  on: 'visible',
  Fallback: () => <CalculatorAway id="roi" {...roi} />,
});
const SafetyDemo = island(() => import('../features/evaluation/safety-demo').then((m) => m.SafetyDemo), {
  name: 'safety-demo',
  on: 'visible',
});
const Process = staticPart(
  'evaluation-process',
  SERVER && (() => import('../features/evaluation/process-section').then((m) => m.ProcessSection)),
);
const Metrics = staticPart(
  'infrastructure-metrics',
  SERVER && (() => import('../features/infrastructure/metrics-section').then((m) => m.MetricsSection)),
);
const ContactSection = remoteIsland('mfe-tools/contact-section', {
  on: 'visible',
  Fallback: ContactFallback,
});

/** Complete AI infrastructure. */
export default function InfrastructurePage() {
  return (
    <>
      <Offer />
      <ReadinessCalculator />
      <Packages />
      <Accuracy />
      <RoiCalculator rules="infrastructure" heading={roi.heading} />
      <SafetyDemo heading={safetyDemo.heading} />
      <Process />
      <Metrics />
      <ContactSection heading={contact.heading} />
    </>
  );
}
