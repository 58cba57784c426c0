import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import layout from '@northgate/ui/layout/layout.module.css';
import { Plate } from '@northgate/ui/layout/plate';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { ReactElement } from 'react';
import { demoLabels } from '../../content/demo-labels.content';
import { manufacturing } from '../../content/manufacturing.content';
import type { SectorContent } from '../../content/sector-content';
import { CaseFacts } from '../../lib/case-facts';
import { FeatureGroups } from '../../lib/feature-groups';
import type { IndustryDrawings } from '../../lib/industry-drawings';
import { MeasuresSection } from '../../lib/measures-section';
import beltStyles from './belt-section.module.css';
import BearingSymbol from './drawings/bearing-symbol.svg';
import Belt from './drawings/belt.svg';
import CastingLineScene from './drawings/casting-line-scene.svg';
import EnergyUseSymbol from './drawings/energy-use-symbol.svg';
import HandlingSymbol from './drawings/handling-symbol.svg';
import InspectionSymbol from './drawings/inspection-symbol.svg';
import PlateDrawing from './drawings/plate.svg';
import ScheduleSymbol from './drawings/schedule-symbol.svg';
import SharedOrdersScene from './drawings/shared-orders-scene.svg';
import SpindleTrendScene from './drawings/spindle-trend-scene.svg';
import featuresStyles from './features-section.module.css';
import heroStyles from './hero-section.module.css';
import linesStyles from './lines-section.module.css';

export const manufacturingDrawings: Omit<IndustryDrawings, 'exhibit'> & { belt: ReactElement } = {
  plate: <PlateDrawing />,
  symbols: {
    bearing: <BearingSymbol />,
    schedule: <ScheduleSymbol />,
    inspection: <InspectionSymbol />,
    handling: <HandlingSymbol />,
    'energy-use': <EnergyUseSymbol />,
  },
  scenes: {
    'spindle-trend': <SpindleTrendScene />,
    'casting-line': <CastingLineScene />,
    'shared-orders': <SharedOrdersScene />,
  },
  belt: <Belt />,
};

/** Everything of the manufacturing page above its contact section. */
export const ManufacturingSections = () => (
  <>
    <HeroSection {...manufacturing.hero} />
    <BeltSection {...manufacturing.solutions} />
    <MeasuresSection {...manufacturing.measures} />
    <FeaturesSection {...manufacturing.featureGroups} />
    <LinesSection {...manufacturing.caseStudies} />
  </>
);

/** Words on the tint, and under them the belt from one edge of the page to the other. */
const HeroSection = ({ title, intro }: SectorContent['hero']) => (
  <section className={heroStyles.hero}>
    <div className={layout.wrap}>
      <div className={heroStyles.words}>
        <Text as="h1" look="h1">
          {title}
        </Text>
        <div className={heroStyles.intro}>
          <Text look="lead">{intro}</Text>
          <ButtonLink variant="ink" href={paths.contactAnchor}>
            {demoLabels.hero('manufacturing')}
          </ButtonLink>
        </div>
      </div>
    </div>
    <Plate className={heroStyles.belt}>{manufacturingDrawings.plate}</Plate>
  </section>
);

/** The solutions as stations: their symbols ride on one belt, what they do stands below it. */
const BeltSection = ({ heading, text, items }: SectorContent['solutions']) => (
  <Section>
    <SectionHead title={heading} text={text} textClass={beltStyles.text} />
    <div className={beltStyles.line}>
      <div className={beltStyles.strip}>{manufacturingDrawings.belt}</div>
      <div className={beltStyles.stations}>
        {items.map(({ icon, title, description, features }) => (
          <article key={title} className={beltStyles.station}>
            <div className={beltStyles.symbol}>{manufacturingDrawings.symbols[icon]}</div>
            <div className={beltStyles.words}>
              <Text as="h3" look="h3">
                {title}
              </Text>
              <Text look="body" tone="quiet" className={beltStyles.description}>
                {description}
              </Text>
              <DashList items={features} mark="signal" />
            </div>
          </article>
        ))}
      </div>
    </div>
  </Section>
);

/** Four groups of features in a ruled field of two by two. */
const FeaturesSection = ({ heading, items }: SectorContent['featureGroups']) => (
  <Section>
    <Hang title={heading}>
      <FeatureGroups groups={items} styles={featuresStyles} />
    </Hang>
  </Section>
);

/** Three examples, each on a sheet of its own tint with its drawing. */
const LinesSection = ({ heading, text, items }: SectorContent['caseStudies']) => (
  <Section space="flush">
    <SectionHead title={heading} text={text} textClass={linesStyles.text} />
    <div className={linesStyles.sheets}>
      {items.map(({ scene = '', title, ...facts }) => (
        <article key={title} className={linesStyles.sheet}>
          <div className={linesStyles.drawing}>{manufacturingDrawings.scenes[scene]}</div>
          <Text as="h3" look="h3" className={linesStyles.title}>
            {title}
          </Text>
          <CaseFacts {...facts} />
        </article>
      ))}
    </div>
  </Section>
);
