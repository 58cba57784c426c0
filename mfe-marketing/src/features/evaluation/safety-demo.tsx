import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { useState } from 'react';
import {
  defaultAnswer,
  defaultScenario,
  demo,
  scenarios,
  type AnswerView,
  type ScenarioKey,
} from '../../content/evaluation.content';
import { TitledText } from '../../lib/titled-text';
import { AnswerPane } from './answer-pane';
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
