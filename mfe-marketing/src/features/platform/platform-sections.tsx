import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Sheet, SheetGrid } from '@northgate/ui/components/figures/sheet-grid';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { VisuallyHidden } from '@northgate/ui/components/text/visually-hidden';
import { ArrowUpRight } from '@northgate/ui/icons/lucide';
import { Hang } from '@northgate/ui/layout/hang';
import layout from '@northgate/ui/layout/layout.module.css';
import { NightSplit } from '@northgate/ui/layout/night-split';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import {
  agentToAgent,
  features,
  hero,
  maxMode,
  platformAction,
  stats,
  useCases,
} from '../../content/platform.content';
import { DebateSeats } from '../../lib/debate-seats';
import { PauseMotion } from '../../lib/pause-motion';
import agentsStyles from './agent-to-agent-section.module.css';
import Analytics from './drawings/analytics.svg';
import DebateExchange from './drawings/exchange.svg';
import Interventions from './drawings/interventions.svg';
import Knowledge from './drawings/knowledge.svg';
import Models from './drawings/models.svg';
import Personas from './drawings/personas.svg';
import DebatePlate from './drawings/plate.svg';
import Transcript from './drawings/transcript.svg';
import featuresStyles from './features-section.module.css';
import heroStyles from './hero-section.module.css';
import maxModeStyles from './max-mode-section.module.css';
import statsStyles from './stats-section.module.css';
import useCasesStyles from './use-cases-section.module.css';

/** The drawing of each feature. */
const drawings = {
  models: <Models />,
  personas: <Personas />,
  knowledge: <Knowledge />,
  interventions: <Interventions />,
  analytics: <Analytics />,
  transcript: <Transcript />,
};

/** Everything between hero and contact. */
export const PlatformSections = () => (
  <>
    <StatsSection />
    <FeaturesSection />
    <AgentToAgentSection />
    <MaxModeSection />
    <UseCasesSection />
  </>
);

/** The platform in four figures, each a short sentence. */
const StatsSection = () => (
  <Section space="tight" label="In figures" className={statsStyles.band}>
    <ul className={statsStyles.stats}>
      {stats.map(({ before, value, unit, after }) => (
        <li key={after}>
          <Text as="span" look="sm" tone="quiet" className={statsStyles.words}>
            {before}
          </Text>{' '}
          <Text as="span" look="figure">
            {value}
            {unit ? <small>{unit}</small> : null}
          </Text>{' '}
          <Text as="span" look="sm" tone="quiet" className={statsStyles.words}>
            {after}
          </Text>
        </li>
      ))}
    </ul>
  </Section>
);

/** What the platform offers, one sheet each. */
const FeaturesSection = () => (
  <Section>
    <SectionHead title={features.title} />
    <SheetGrid className={featuresStyles.sheets}>
      {features.items.map(({ drawing, title, text }) => (
        <Sheet key={drawing} title={title} text={text} picture={drawings[drawing]} />
      ))}
    </SheetGrid>
    <PlatformButton variant="ink" />
  </Section>
);

/** One debate, message by message, and who takes part in it. */
const AgentToAgentSection = () => (
  <Section id="agents" space="flush">
    <Hang title={agentToAgent.title} text={agentToAgent.lead} look="lead" headClass={agentsStyles.head}>
      <div className={agentsStyles.drawing}>
        <DebateExchange />
      </div>
      <ol className={agentsStyles.agents}>
        {agentToAgent.agents.map(({ name, part, text }) => (
          <li key={name}>
            <Text as="h3" look="h4">
              {name}
            </Text>
            <Text look="body" className={agentsStyles.part}>
              {part}
            </Text>
            <Text look="body" tone="quiet">
              {text}
            </Text>
          </li>
        ))}
      </ol>
      <Text look="sm" tone="faint" className={agentsStyles.note}>
        {agentToAgent.note}
      </Text>
    </Hang>
  </Section>
);

/** A debate as the question needs it, and one with every seat taken, side by side. */
const MaxModeSection = () => (
  <NightSplit
    id="max-mode"
    head={
      <SectionHead title={maxMode.title} text={maxMode.lead} look="lead" textClass={maxModeStyles.lead} />
    }
    left={<Half {...maxMode.debate} />}
    right={<Half {...maxMode.max} />}
    foot={<PlatformButton />}
  />
);

const Half = ({ title, seats, points }: typeof maxMode.max) => (
  <>
    <div className={maxModeStyles.table}>
      <DebateSeats taken={seats} />
    </div>
    <Text as="h3" look="h3" className={maxModeStyles.title}>
      {title}
    </Text>
    <ul className={maxModeStyles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </>
);

const seatNames = (seats: readonly number[]): string =>
  agentToAgent.agents
    .filter((_, index) => seats.includes(index))
    .map(({ name }) => name)
    .join(', ');

/** Six decisions, the question each comes down to and the agents it takes. */
const UseCasesSection = () => (
  <Section>
    <SectionHead title={useCases.title} />
    <ul className={useCasesStyles.cases}>
      {useCases.items.map(({ title, question, seats }) => (
        <li key={title}>
          <div className={useCasesStyles.table}>
            <DebateSeats taken={seats} className="ln" />
          </div>
          <Text as="h3" look="h4">
            {title}
          </Text>
          <Text look="body" className={useCasesStyles.question}>
            {question}
          </Text>
          <Text look="label" tone="faint" className={useCasesStyles.seats}>
            {seatNames(seats)}
          </Text>
        </li>
      ))}
    </ul>
  </Section>
);

/**
 * The debate, with the text set round it. Its arguments pulse one after another for 20 s; a checkbox stops them,
 * by style alone, and leaves when there is nothing left to stop.
 */
export const HeroSection = () => (
  <section className={heroStyles.hero}>
    <div className={layout.wrap}>
      <div className={heroStyles.sheet}>
        <div className={heroStyles.round}>
          <DebatePlate />
        </div>
        <Text as="h1" look="display" className={heroStyles.title}>
          {hero.title}
        </Text>
        <Text look="lead" className={heroStyles.lead}>
          {hero.lead(frame().brand.product.name)}
        </Text>
        <Text look="body" className={heroStyles.turns}>
          {hero.round}
        </Text>
        <div className={heroStyles.actions}>
          <PlatformButton />
          <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
        </div>
        <PauseMotion className={heroStyles.pause} />
      </div>
    </div>
  </section>
);

/** The way to the platform itself, which is another site and opens in a new tab. */
function PlatformButton({ variant }: { variant?: 'solid' | 'ink' }) {
  const { platformUrl, product } = frame().brand;
  return (
    <ButtonLink href={platformUrl} newTab variant={variant}>
      {platformAction.label(product.name)}
      <VisuallyHidden> {platformAction.newTab}</VisuallyHidden>
      <Icon of={ArrowUpRight} />
    </ButtonLink>
  );
}
