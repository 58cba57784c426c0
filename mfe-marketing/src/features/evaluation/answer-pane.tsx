import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { ShieldCheck, TriangleAlert } from '@northgate/ui/icons/lucide';
import { useEffect, useRef, useState, type Ref } from 'react';
import { analysed, demo, type AnswerView, type Scenario } from '../../content/evaluation.content';
import styles from './safety-demo.module.css';

interface AnswerPaneProps {
  scenario: Scenario;
  view: AnswerView;
  onView: (view: AnswerView) => void;
}

/** The chosen answer and the switch between the two. Once asked for, the full analysis stays. */
export function AnswerPane({ scenario, view, onView }: AnswerPaneProps) {
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
