import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Timeline } from '@northgate/ui/components/figures/timeline';
import { TitleBlock } from '@northgate/ui/components/figures/title-block';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { includeStyles } from '@northgate/ui/composition/sheets';
import textLink from '@northgate/ui/generated/text-link.module.css';
import { Hang } from '@northgate/ui/layout/hang';
import layout from '@northgate/ui/layout/layout.module.css';
import { PlateHero } from '@northgate/ui/layout/plate';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import {
  detections,
  features,
  hero,
  pipeline,
  sites,
  testimonials,
  timeline,
  vision,
} from '../../content/cctv-security.content';
import calculatorAway from '../../lib/calculator-away.module.css';
import { dayLabel } from '../../lib/day-label';
import { IndustryLegend } from '../../lib/industry-legend';
import { TitledPoints } from '../../lib/titled-points';
import { TitledText } from '../../lib/titled-text';
import detectionStyles from './detections-section.module.css';
import Crowd from './drawings/crowd.svg';
import LeftObject from './drawings/left-object.svg';
import Loitering from './drawings/loitering.svg';
import Perimeter from './drawings/perimeter.svg';
import CctvPlate from './drawings/plate.svg';
import SitesPlan from './drawings/sites-plan.svg';
import Tampering from './drawings/tampering.svg';
import Weapons from './drawings/weapons.svg';
import pipelineStyles from './pipeline-section.module.css';
import { SpecificationSection } from './specification-section';
import testimonialStyles from './testimonials-section.module.css';
import timelineStyles from './timeline-section.module.css';
import visionStyles from './vision-section.module.css';

/** The symbols of what is detected, 48 × 48. */
const symbols = {
  weapons: <Weapons />,
  loitering: <Loitering />,
  perimeter: <Perimeter />,
  crowd: <Crowd />,
  'left-object': <LeftObject />,
  tampering: <Tampering />,
};

/** What stands beside the video: the key features. */
export const Features = () => <TitledPoints {...features} />;

/** What the cameras detect and how the system arrives: everything between the video and the bars. */
export const Capabilities = () => (
  <>
    <DetectionsSection />
    <TimelineSection />
  </>
);

const DetectionsSection = () => (
  <Section space="flush">
    <Hang title={detections.title}>
      <ul className={detectionStyles.detections}>
        {detections.items.map(({ detection, title, text }) => (
          <li key={detection}>
            {symbols[detection]}
            <div>
              <TitledText
                look="h4"
                title={title}
                text={text}
                textLook="sm"
                textClass={detectionStyles.text}
              />
            </div>
          </li>
        ))}
      </ul>
    </Hang>
  </Section>
);

/** The implementation on a scale bar of seven days. */
const TimelineSection = () => (
  <Section ground="band">
    <Text as="h2" look="h2" className={timelineStyles.title}>
      {timeline.title}
    </Text>
    <Timeline
      steps={timeline.steps.map((step) => ({
        when: dayLabel(step),
        length: step.days,
        title: step.title,
        text: step.description,
      }))}
    />
  </Section>
);

/** A site plan across the page, with its title block. */
export const HeroSection = () => (
  <PlateHero ground="tide" plate={<CctvPlate />}>
    <TitleBlock
      title={hero.title}
      lead={hero.lead}
      facts={hero.facts}
      actions={
        <>
          <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
          <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
        </>
      }
    />
  </PlateHero>
);

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
