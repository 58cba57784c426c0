import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { IndustryMotif, type DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';
import { Plate } from '@northgate/ui/layout/plate';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { ReactNode } from 'react';
import { demoLabels } from '../../content/demo-labels.content';
import type { IndustryContent, Place } from '../../content/industry-content';
import type { NamedDrawings } from '../../lib/industry-drawings';
import { SolutionsSection } from '../../lib/solutions-section';
import applicationsStyles from './applications-section.module.css';
import closingStyles from './closing-section.module.css';
import { ExhibitSection } from './exhibit-section';
import heroStyles from './hero-section.module.css';
import { industryPage, type IndustryPageKey } from './industries';
import { MetricsSection } from './metrics-section';
import { ScheduleSection } from './schedule-section';

/** Everything of an industry page above its contact section; the industry's own two stand where it wants them. */
export function IndustrySections({ industry }: { industry: IndustryPageKey }) {
  const { content, drawings } = industryPage(industry);
  const { schedule, exhibit } = content;
  const ownAfter = (place: Place): ReactNode => (
    <>
      {schedule.after === place && <ScheduleSection {...schedule} flush={place !== 'metrics'} />}
      {exhibit.after === place && (
        <ExhibitSection {...exhibit} drawings={drawings.exhibit} flush={place !== 'metrics'} />
      )}
    </>
  );
  return (
    <>
      <HeroSection {...content.hero} industry={industry} plate={drawings.plate} />
      <MetricsSection metrics={content.metrics} note={content.metricsNote} />
      {ownAfter('metrics')}
      <SolutionsSection
        {...content.solutions}
        symbols={drawings.symbols}
        flush={[schedule.after, exhibit.after].includes('metrics')}
      />
      {ownAfter('solutions')}
      <ApplicationsSection {...content.applications} scenes={drawings.scenes} />
      {ownAfter('applications')}
      <ClosingSection {...content.closing} industry={industry} />
    </>
  );
}

/** The night band before the contact section: one sentence and the way to ask for a demo. */
const ClosingSection = ({ heading, industry }: IndustryContent['closing'] & { industry: DrawnIndustry }) => (
  <Section ground="night" space="tight">
    <div className={closingStyles.closing}>
      <SectionHead title={heading} />
      <ButtonLink href={paths.contactAnchor}>{demoLabels.closing(industry)}</ButtonLink>
    </div>
  </Section>
);

type HeroProps = IndustryContent['hero'] & { industry: DrawnIndustry; plate: ReactNode };

/** The split field: words on a tint, the industry's plate beside them. */
const HeroSection = ({ title, intro, ground, plateSide, industry, plate }: HeroProps) => (
  <section className={cx(heroStyles.hero, heroStyles[ground], plateSide === 'left' && heroStyles.plateLeft)}>
    <div className={heroStyles.split}>
      <div className={heroStyles.words}>
        <div className={heroStyles.motif}>
          <IndustryMotif industry={industry} />
        </div>
        <Text as="h1" look="h1">
          {title}
        </Text>
        <Text look="lead">{intro}</Text>
        <ButtonLink variant="ink" href={paths.contactAnchor}>
          {demoLabels.hero(industry)}
        </ButtonLink>
      </div>
      <Plate className={heroStyles.plate}>{plate}</Plate>
    </div>
  </section>
);

type ApplicationsProps = IndustryContent['applications'] & { scenes: NamedDrawings };

/** Three uses, each with its drawing and what came of it. */
const ApplicationsSection = ({ heading, text, items, scenes }: ApplicationsProps) => (
  <Section space="flush">
    <SectionHead title={heading} text={text} textClass={applicationsStyles.text} />
    <div className={applicationsStyles.applications}>
      {items.map(({ scene, title, description, result }) => (
        <article key={title} className={applicationsStyles.application}>
          <div className={applicationsStyles.drawing}>{scenes[scene]}</div>
          <div className={applicationsStyles.words}>
            <Text as="h3" look="h3">
              {title}
            </Text>
            <Text look="body" tone="quiet" className={applicationsStyles.description}>
              {description}
            </Text>
            <p className={applicationsStyles.result}>{result}</p>
          </div>
        </article>
      ))}
    </div>
  </Section>
);
