import { buttonClass, ButtonLink } from '@northgate/ui/components/controls/button';
import { DashList } from '@northgate/ui/components/figures/dash-list';
import { ScaleBar } from '@northgate/ui/components/figures/scale-bar';
import { Sheet, SheetGrid } from '@northgate/ui/components/figures/sheet-grid';
import { Text } from '@northgate/ui/components/text/text';
import { Plate } from '@northgate/ui/layout/plate';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { evaluationProcess } from '../../content/evaluation.content';
import { approach, hero, repair, session, vulnerabilities } from '../../content/red-teaming.content';
import { HeroWords } from '../../lib/hero-words';
import approachStyles from './approach-section.module.css';
import Authority from './drawings/authority.svg';
import Extraction from './drawings/extraction.svg';
import FineTuning from './drawings/fine-tuning.svg';
import Injection from './drawings/injection.svg';
import Jailbreak from './drawings/jailbreak.svg';
import RedTeamingPlate from './drawings/plate.svg';
import Poison from './drawings/poison.svg';
import Preference from './drawings/preference.svg';
import Query from './drawings/query.svg';
import Scope from './drawings/step-1.svg';
import Threats from './drawings/step-2.svg';
import Attack from './drawings/step-3.svg';
import Score from './drawings/step-4.svg';
import Repair from './drawings/step-5.svg';
import heroStyles from './hero-section.module.css';
import repairStyles from './repair-section.module.css';
import sessionStyles from './session.module.css';
import vulnerabilitiesStyles from './vulnerabilities-section.module.css';

/** One page of text on its way through the evaluation: framed, aimed at, attacked, marked, repaired. */
const steps = [<Scope />, <Threats />, <Attack />, <Score />, <Repair />];

/** Lines of what a model reads, each with what is wrong in it overprinted. */
const lines = {
  injection: <Injection />,
  jailbreak: <Jailbreak />,
  extraction: <Extraction />,
  query: <Query />,
  poison: <Poison />,
  authority: <Authority />,
};

/** How a test is made and what it looks for: everything between the video and the attacks to try. */
export const Method = () => (
  <>
    <ApproachSection />
    <VulnerabilitiesSection />
  </>
);

/** What stands beside the video: how a test run goes. */
export const Session = () => (
  <>
    <SectionHead title={session.title} text={session.lead} look="lead" textClass={sessionStyles.lead} />
    <DashList items={session.points} />
  </>
);

/** The five steps, each drawn on the same page of text. */
const ApproachSection = () => (
  <Section ground="band">
    <SectionHead
      title={approach.title}
      text={evaluationProcess.lead}
      look="lead"
      textClass={approachStyles.lead}
    />
    <div className={approachStyles.scale}>
      <ScaleBar segments={evaluationProcess.steps.map(() => 1)} />
    </div>
    <ol className={approachStyles.steps}>
      {evaluationProcess.steps.map(({ number, title, description }) => (
        <li key={number}>
          <div className={approachStyles.drawing}>{steps[number - 1]}</div>
          <div>
            <Text as="h3" look="h3">
              <span className={approachStyles.number}>{number}</span> {title}
            </Text>
            <Text look="sm" tone="quiet" className={approachStyles.text}>
              {description}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

/** The common vulnerabilities from edge to edge, one line of a prompt each. */
const VulnerabilitiesSection = () => (
  <Section>
    <div className={vulnerabilitiesStyles.head}>
      <SectionHead title={vulnerabilities.title} text={vulnerabilities.lead} look="lead" />
    </div>
    <ul className={vulnerabilitiesStyles.rows}>
      {vulnerabilities.items.map(({ weakness, title, text, attempt }) => (
        <li key={weakness}>
          <Text as="h3" look="h3">
            {title}
          </Text>
          <div className={vulnerabilitiesStyles.line}>{lines[weakness]}</div>
          <div>
            <Text look="body">{text}</Text>
            <Text look="sm" tone="quiet" className={vulnerabilitiesStyles.attempt}>
              <b>{vulnerabilities.attempt}:</b> {attempt}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

/** The opening: a prompt window from edge to edge, with the page's heading among the lines of the prompt. */
export const HeroSection = () => (
  <section className={heroStyles.hero} data-palette="night">
    <div className={heroStyles.bar}>
      <p>{hero.window}</p>
    </div>
    <div className={heroStyles.sheet}>
      <HeroWords hero={hero} styles={heroStyles} />
      <Plate className={heroStyles.plate}>
        <RedTeamingPlate />
      </Plate>
    </div>
  </section>
);

const repairDrawings = { 'fine-tuning': <FineTuning />, preference: <Preference /> };

/** What a test leaves behind to train with. Each of its two cards unfolds one more paragraph. */
export const RepairSection = () => (
  <Section space="flush">
    <SectionHead title={repair.title} />
    <SheetGrid className={repairStyles.sheets}>
      {repair.cards.map(({ drawing, title, text, action, more }) => (
        <Sheet
          key={title}
          title={title}
          text={text}
          picture={repairDrawings[drawing]}
          action={
            <details className={repairStyles.more}>
              <summary className={buttonClass({ variant: 'outline' })}>{action}</summary>
              <Text look="body">{more}</Text>
            </details>
          }
        />
      ))}
    </SheetGrid>
    <ButtonLink href={repair.action.path} variant="ink">
      {repair.action.label}
    </ButtonLink>
  </Section>
);
