import { includeStyles } from '@northgate/ui/composition/sheets';
import textLink from '@northgate/ui/generated/text-link.module.css';
import calculatorAway from '../../lib/calculator-away.module.css';
import { PipelineSection } from './pipeline-section';
import { SitesSection } from './sites-section';
import { SpecificationSection } from './specification-section';
import { TestimonialsSection } from './testimonials-section';
import { VisionSection } from './vision-section';

/** How it works, where it runs and what it needs: everything between calculator and contact. */
export function Details() {
  includeStyles(textLink, calculatorAway);
  return (
    <>
      <PipelineSection />
      <VisionSection />
      <SitesSection />
      <TestimonialsSection />
      <SpecificationSection />
    </>
  );
}
