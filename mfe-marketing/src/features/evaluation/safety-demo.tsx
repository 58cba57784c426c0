import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { ShieldCheck, TriangleAlert } from '@northgate/ui/icons/lucide';
import { Section } from '@northgate/ui/layout/section';
import { useEffect, useRef, useState, type Ref } from 'react';
import {
  analysed,
  defaultAnswer,
  defaultScenario,
  demo,
  scenarios,
  type AnswerView,
  type Scenario,
  type ScenarioKey,
} from '../../content/evaluation.content';
import { TitledText } from '../../lib/titled-text';
import styles from './safety-demo.module.css';

interface SafetyDemoProps {
  /** Its anchor, where something on the page leads here. */
  id?: string;
  heading: string;
}

/** The demo as a section of its own. */
export const SafetyDemo = ({ id, heading }: SafetyDemoProps) => (
  <Section id={id} ground="night">
    <Text as="h2" look="h2" className={styles.heading}>
      {heading}
    </Text>
    <Text look="lead" className={styles.lead}>
      {demo.lead}
    </Text>
    <Attacks />
  </Section>
);

/** Three attacks and, for each, the answer of a vulnerable and of a protected model. */
export function Attacks() {
  const [scenarioKey, setScenarioKey] = useState<ScenarioKey>(defaultScenario);
  const [view, setView] = useState<AnswerView>(defaultAnswer);
  const scenario = scenarios.find(({ key }) => key === scenarioKey) ?? scenarios[0];
  if (!scenario) return null;
  return (
    <>
      <ScenarioSelector selected={scenario.key} onSelect={setScenarioKey} />
      <div className={styles.halves}>
        <div className={styles.half}>
          <TitledText
            title={demo.promptLabel}
            text={scenario.context}
            textLook="sm"
            textClass={styles.context}
          />
          <MarkedPrompt prompt={scenario.prompt} injected={scenario.injected} />
        </div>
        <AnswerPane scenario={scenario} view={view} onView={setView} />
      </div>
    </>
  );
}

interface ScenarioSelectorProps {
  selected: ScenarioKey;
  onSelect: (key: ScenarioKey) => void;
}

const ScenarioSelector = ({ selected, onSelect }: ScenarioSelectorProps) => (
  <div role="group" aria-label={demo.scenarioLabel} className={styles.scenarios}>
    {scenarios.map(({ key, title, description }) => (
      <button
        key={key}
        type="button"
        value={key}
        aria-pressed={key === selected}
        className={styles.scenario}
        onClick={() => onSelect(key)}
      >
        <b>{title}</b> <span>{description}</span>
      </button>
    ))}
  </div>
);

/** A prompt as it was typed, with the part that carries the attack marked. */
function MarkedPrompt({ prompt, injected }: { prompt: string; injected: string }) {
  const [before = '', after = ''] = prompt.split(injected);
  return (
    <blockquote className={styles.prompt}>
      {before}
      <mark>{injected}</mark>
      {after}
    </blockquote>
  );
}

interface AnswerPaneProps {
  scenario: Scenario;
  view: AnswerView;
  onView: (view: AnswerView) => void;
}

/** The chosen answer and the switch between the two. Once asked for, the full analysis stays. */
function AnswerPane({ scenario, view, onView }: AnswerPaneProps) {
  const [analysisAsked, setAnalysisAsked] = useState(false);
  const analysis = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone once the analysis is there.
  useEffect(() => {
    if (analysisAsked) analysis.current?.focus();
  }, [analysisAsked]);
  const hasAnalysis = scenario.key === analysed.scenario && view === analysed.answer;
  const { text, verdict } = scenario.answers[view];
  const vulnerable = view === 'answer-a';
  return (
    <div className={styles.half}>
      <div className={styles.answerHead}>
        <Text as="h3" look="h3">
          {demo.answerLabel}
        </Text>
        <AnswerSwitch view={view} onView={onView} />
      </div>
      <div aria-live="polite" className={styles.answer} data-answer={view}>
        <p className={vulnerable ? styles.gaveWay : styles.held}>
          <Icon of={vulnerable ? TriangleAlert : ShieldCheck} />
          {verdict}
        </p>
        <p className={styles.said}>{text}</p>
      </div>
      {hasAnalysis && !analysisAsked ? (
        <Button variant="outline" onClick={() => setAnalysisAsked(true)}>
          {demo.viewAnalysis}
        </Button>
      ) : null}
      {hasAnalysis && analysisAsked ? <Analysis ref={analysis} /> : null}
    </div>
  );
}

const AnswerSwitch = ({ view, onView }: Omit<AnswerPaneProps, 'scenario'>) => (
  <div role="group" aria-label={demo.answerLabel} className={styles.switch}>
    {demo.answers.map((answer) => (
      <button
        key={answer.view}
        type="button"
        value={answer.view}
        aria-pressed={answer.view === view}
        onClick={() => onView(answer.view)}
      >
        {answer.label}
      </button>
    ))}
  </div>
);

const Analysis = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} tabIndex={-1} role="group" aria-label={demo.analysis.title} className={styles.analysis}>
    <Text as="h4" look="h4">
      {demo.analysis.title}
    </Text>
    {demo.analysis.paragraphs.map((paragraph) => (
      <Text key={paragraph} look="body" tone="quiet">
        {paragraph}
      </Text>
    ))}
  </div>
);
