import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { ColumnHeads } from '@northgate/ui/components/figures/column-heads';
import { MetricBand } from '@northgate/ui/components/figures/metric-band';
import { ScaleBar } from '@northgate/ui/components/figures/scale-bar';
import { Sheet, SheetGrid } from '@northgate/ui/components/figures/sheet-grid';
import { Timeline } from '@northgate/ui/components/figures/timeline';
import { Text } from '@northgate/ui/components/text/text';
import { TextLinkLabel } from '@northgate/ui/components/text/text-link';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import {
  capabilities,
  guarantee,
  industries,
  metrics,
  portfolio,
  setupWeek,
  strategy,
} from '../../content/home.content';
import { IndustryLegend } from '../../lib/industry-legend';
import { TitledText } from '../../lib/titled-text';
import capabilitiesStyles from './capabilities-section.module.css';
import DebatePortfolio from './drawings/debate.svg';
import RackWeek from './drawings/week.svg';
import guaranteeStyles from './guarantee-section.module.css';
import industriesStyles from './industries-section.module.css';
import tableStyles from './meridian-table.module.css';
import portfolioStyles from './portfolio-section.module.css';
import strategyStyles from './strategy-section.module.css';

/** Everything between the chat bar and the contact section. */
export function HomeSections() {
  return (
    <>
      <MetricsSection />
      <CapabilitiesSection />
      <StrategySection />
      <PortfolioSection />
      <IndustriesSection />
      <GuaranteeSection />
    </>
  );
}

/** What the company claims, in figures. */
const MetricsSection = () => (
  <Section space="tight" label="In figures">
    <MetricBand metrics={metrics} />
  </Section>
);

/** Two ways of using AI at work, set against each other line by line; ours is the second. */
const StrategySection = () => (
  <Section ground="night">
    <SectionHead title={strategy.title} text={strategy.lead} look="lead" textClass={strategyStyles.lead} />
    <div className={strategyStyles.sides}>
      <table className={tableStyles.sides}>
        <ColumnHeads columns={strategy.columns} />
        <tbody>
          {strategy.rows.map(([theirs, ours]) => (
            <tr key={theirs}>
              <td>{theirs}</td>
              <td>{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <ButtonLink href={strategy.action.path}>{strategy.action.label}</ButtonLink>
  </Section>
);

/** All ten industries, each a link to its page. */
const IndustriesSection = () => (
  <Section space="flush">
    <Text as="h2" look="h2" className={industriesStyles.title}>
      {industries.title}
    </Text>
    <IndustryLegend columns={5} described />
  </Section>
);

/** The guarantee, on a scale of twelve months. */
const GuaranteeSection = () => (
  <Section space="tight" ground="band">
    <TitledText
      as="h2"
      look="h2"
      title={guarantee.title}
      titleClass={guaranteeStyles.title}
      text={guarantee.lead}
      textLook="lead"
      textClass={guaranteeStyles.lead}
    />
    <ScaleBar segments={Array.from({ length: guarantee.months }, () => 1)} />
    <div className={guaranteeStyles.marks}>
      {guarantee.marks.map((mark) => (
        <Text key={mark} as="span" look="label">
          {mark}
        </Text>
      ))}
    </div>
  </Section>
);

/** The four subjects the company works on, each a link to its page. */
const CapabilitiesSection = () => (
  <Section className={capabilitiesStyles.section}>
    <SectionHead
      title={capabilities.title}
      text={capabilities.lead}
      look="lead"
      textClass={capabilitiesStyles.lead}
    />
    <div className={capabilitiesStyles.four}>
      {capabilities.cards().map((card) => (
        <a key={card.path} href={card.path} className={capabilitiesStyles.card}>
          <div className={capabilitiesStyles.drawing}>
            <SubjectDrawing name={card.drawing} labels="wide-screens" />
          </div>
          <TitledText title={card.title} text={card.text} textClass={capabilitiesStyles.text} />
          <span className={capabilitiesStyles.more}>
            <TextLinkLabel>{capabilities.more}</TextLinkLabel>
          </span>
        </a>
      ))}
    </div>
  </Section>
);

/** The four things the company builds, one sheet each. */
const PortfolioSection = () => (
  <Section id={portfolio.id}>
    <SectionHead title={portfolio.title} />
    <SheetGrid className={portfolioStyles.sheets}>
      {portfolio.sheets(frame().brand).map(({ path, title, text, drawing }) => (
        <Sheet
          key={path}
          title={title}
          text={text}
          picture={<SheetPicture name={drawing} />}
          link={{ href: path, more: portfolio.more }}
        />
      ))}
    </SheetGrid>
  </Section>
);

function SheetPicture({ name }: { name: string }) {
  if (name === 'infrastructure') return <Week />;
  if (name === 'debate') return <Debate />;
  return <SubjectDrawing name={name} />;
}

const Debate = () => (
  <>
    <div className={portfolioStyles.large}>
      <DebatePortfolio />
    </div>
    <div className={portfolioStyles.small}>
      <SubjectDrawing name="debate" />
    </div>
  </>
);

const Week = () => (
  <>
    <RackWeek />
    <Timeline
      size="small"
      steps={setupWeek.map(({ day, days, title }) => ({ when: day, length: days, title }))}
    />
  </>
);
