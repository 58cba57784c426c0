import { island } from '@northgate/ui/composition/island';
import { remoteIsland } from '@northgate/ui/composition/remote-island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { contact, readiness, roi } from '../content/infrastructure.content';
import { ContactSection } from '../lib/contact-section';
import { CalculatorAway } from '../lib/calculator-away';

const Opening = staticPart(
  'infrastructure-opening',
  DRAWS_STATIC_PARTS && (() => import('../features/infrastructure/opening').then((m) => m.Opening)),
);
const InfrastructureSections = staticPart(
  'infrastructure-offer',
  DRAWS_STATIC_PARTS &&
    (() =>
      import('../features/infrastructure/infrastructure-sections').then((m) => m.InfrastructureSections)),
);
const ReadinessCalculator = remoteIsland('mfe-tools/readiness-calculator', {
  role: 'regular',
  on: 'visible',
  Fallback: () => <CalculatorAway id="readiness" {...readiness} />,
});
const RoiCalculator = remoteIsland('mfe-tools/roi-calculator', {
  role: 'regular',
  on: 'visible',
  Fallback: () => <CalculatorAway id="roi" {...roi} />,
});
const ProofBand = island(() => import('../features/evaluation/proof-band').then((m) => m.ProofBand), {
  name: 'proof-band',
  on: 'visible',
});

/** Complete AI infrastructure. */
export default function InfrastructurePage() {
  return (
    <>
      <Opening />
      <ReadinessCalculator />
      <InfrastructureSections />
      <RoiCalculator rules="infrastructure" heading={roi.heading} />
      <ProofBand />
      <ContactSection heading={contact.heading} />
    </>
  );
}
