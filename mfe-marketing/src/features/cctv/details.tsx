import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { cx } from '@northgate/ui/composition/class-names';
import { includeStyles } from '@northgate/ui/composition/sheets';
import textLink from '@northgate/ui/generated/text-link.module.css';
import { Hang } from '@northgate/ui/layout/hang';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { pipeline, sites, testimonials, vision } from '../../content/cctv-security.content';
import calculatorAway from '../../lib/calculator-away.module.css';
import { IndustryLegend } from '../../lib/industry-legend';
import { TitledText } from '../../lib/titled-text';
import SitesPlan from './drawings/sites-plan.svg';
import pipelineStyles from './pipeline-section.module.css';
import { SpecificationSection } from './specification-section';
import testimonialStyles from './testimonials-section.module.css';
import visionStyles from './vision-section.module.css';

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

/** How the AI works, and where: four steps, and what happens to footage and faces. */
const PipelineSection = () => (
  <Section space="flush">
    <SectionHead title={pipeline.title} />
    <ol className={pipelineStyles.pipe}>
      {pipeline.steps.map((step) => (
        <li key={step.title}>
          <TitledText {...step} textClass={pipelineStyles.text} />
        </li>
      ))}
    </ol>
    <div className={cx(layout.two, pipelineStyles.panels)}>
      {[pipeline.edge, pipeline.privacy].map((panel) => (
        <div key={panel.title} className={pipelineStyles.panel}>
          <TitledText {...panel} textClass={pipelineStyles.text} />
        </div>
      ))}
    </div>
  </Section>
);

/** The product that gathers several sites. */
function VisionSection() {
  const { name } = frame().brand.product;
  return (
    <Section ground="night">
      <div className={cx(layout.grid, visionStyles.row)}>
        <div className={visionStyles.words}>
          <SectionHead
            title={vision.title(name)}
            text={vision.lead}
            look="lead"
            textClass={visionStyles.lead}
          />
          <ButtonLink href={vision.action.path}>{vision.action.label(name)}</ButtonLink>
        </div>
        <div className={visionStyles.drawing}>
          <SitesPlan />
        </div>
      </div>
    </Section>
  );
}

/** Six industries whose sites use it. */
const SitesSection = () => (
  <Section>
    <Hang title={sites.title}>
      <IndustryLegend columns={3} only={sites.industries} />
    </Hang>
  </Section>
);

/** Two testimonials, each labelled as the example it is. */
const TestimonialsSection = () => (
  <Section space="flush" label={testimonials.label}>
    <div className={testimonialStyles.two}>
      {testimonials.items.map(({ quote, source }) => (
        <figure key={source} className={testimonialStyles.quote}>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption>{source}</figcaption>
        </figure>
      ))}
    </div>
  </Section>
);
