import { PipelineSection } from './pipeline-section';
import { SitesSection } from './sites-section';
import { SpecificationSection } from './specification-section';
import { TestimonialsSection } from './testimonials-section';
import { VisionSection } from './vision-section';

/** How it works, where it runs and what it needs: everything between calculator and contact. */
export function Details() {
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
