import { frame } from '@northgate/contracts/frame';
import { capitalised } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { ChipLink } from '@northgate/ui/components/controls/chip';
import { Ledger } from '@northgate/ui/components/figures/ledger';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Plate } from '@northgate/ui/layout/plate';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import {
  capabilities,
  comparison,
  hero,
  industries,
  layers,
  reasons,
  story,
} from '../../content/cybersecurity.content';
import { TitledPoints } from '../../lib/titled-points';
import { TitledText } from '../../lib/titled-text';
import capabilitiesStyles from './capabilities-section.module.css';
import comparisonStyles from './comparison-section.module.css';
import Desk from './drawings/desk.svg';
import Inside from './drawings/inside.svg';
import SecurityLayers from './drawings/layers.svg';
import Models from './drawings/models.svg';
import CybersecurityPlate from './drawings/plate.svg';
import Written from './drawings/written.svg';
import heroStyles from './hero-section.module.css';
import layersStyles from './layers-section.module.css';
import reasonsStyles from './reasons-section.module.css';

const reasonDrawings = { desk: <Desk />, written: <Written />, inside: <Inside />, models: <Models /> };

/** What stands beside the video: one alert in four steps. */
export const AlertStory = () => <TitledPoints {...story} ordered />;

/** Everything between the video and the contact section. */
export const CybersecuritySections = () => (
  <>
    <ComparisonSection />
    <LayersSection />
    <ReasonsSection />
  </>
);

/** The company beside the three competitors the brand names. */
function ComparisonSection() {
  const { company, competitors } = frame().brand;
  return (
    <Section space="flush">
      <TitledText
        as="h2"
        look="h2"
        title={comparison.title}
        text={comparison.note}
        textLook="sm"
        textClass={comparisonStyles.note}
      />
      <Ledger
        caption={comparison.caption}
        subject={comparison.subject}
        columns={[company.name, ...competitors]}
        ours={0}
        rows={comparison.rows}
      />
    </Section>
  );
}

/** The five layers from the outside in, in words and as nested outlines. */
const LayersSection = () => (
  <Section ground="band">
    <div className={cx(layout.grid, layersStyles.row)}>
      <div className={layersStyles.words}>
        <TitledPoints {...layers} ordered inRows />
      </div>
      <div className={layersStyles.drawing}>
        <SecurityLayers />
      </div>
    </div>
  </Section>
);

/** Why to choose this team, a drawing each, and the industries it works for. */
const ReasonsSection = () => (
  <Section>
    <SectionHead title={reasons.title} />
    <ul className={reasonsStyles.reasons}>
      {reasons.items.map(({ drawing, title, text }) => (
        <li key={drawing}>
          {reasonDrawings[drawing]}
          <TitledText title={title} titleClass={reasonsStyles.title} text={text} />
        </li>
      ))}
    </ul>
    <div className={reasonsStyles.industries}>
      <Text as="h3" look="h3" id="defended-industries">
        {industries.title}
      </Text>
      <ul aria-labelledby="defended-industries" className={reasonsStyles.chips}>
        {industries.chips.map((industry) => (
          <li key={industry}>
            <ChipLink href={paths.industry(industry)}>{capitalised(industry)}</ChipLink>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

/** The opening, in the Night palette: the claim, and the network it is about from edge to edge. */
export const HeroSection = () => (
  <section className={heroStyles.hero} data-palette="night">
    <div className={cx(layout.wrap, layout.grid, heroStyles.words)}>
      <Text as="h1" look="display" className={heroStyles.title}>
        {hero.title}
      </Text>
      <div className={heroStyles.side}>
        <Text look="lead">{hero.lead}</Text>
        <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
      </div>
    </div>
    <Plate className={heroStyles.plate}>
      <CybersecurityPlate />
    </Plate>
  </section>
);

/** What the two teams do and when, a ledger each. */
export const CapabilitiesSection = () => (
  <Section space="flush">
    <SectionHead
      title={capabilities.title}
      text={capabilities.lead}
      look="lead"
      textClass={capabilitiesStyles.lead}
    />
    <div className={capabilitiesStyles.teams}>
      {capabilities.teams.map(({ title, items }) => (
        <div key={title}>
          <Text as="h3" look="h3" className={capabilitiesStyles.title}>
            {title}
          </Text>
          <ul className={capabilitiesStyles.ledger}>
            {items.map((item) => (
              <li key={item.title}>
                <Text as="span" look="body">
                  {item.title}
                </Text>{' '}
                <Text as="span" look="label" tone="quiet">
                  {item.when}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Section>
);
