import { ButtonLink } from '@northgate/ui/components/controls/button';
import { ColumnHeads } from '@northgate/ui/components/figures/column-heads';
import { MetricBand } from '@northgate/ui/components/figures/metric-band';
import { ScaleBar } from '@northgate/ui/components/figures/scale-bar';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { guarantee, industries, metrics, strategy } from '../../content/home.content';
import { IndustryLegend } from '../../lib/industry-legend';
import { TitledText } from '../../lib/titled-text';
import { CapabilitiesSection } from './capabilities-section';
import guaranteeStyles from './guarantee-section.module.css';
import industriesStyles from './industries-section.module.css';
import tableStyles from './meridian-table.module.css';
import { PortfolioSection } from './portfolio-section';
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
