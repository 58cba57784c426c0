import { Tabs, tabPanelId } from '@northgate/ui/components/controls/tabs';
import { cx } from '@northgate/ui/composition/class-names';
import { m, Motion, rising } from '@northgate/ui/motion/motion';
import { useEffect, useReducer, useRef, useState } from 'react';
import { readinessContent } from '../../content/readiness.content';
import calculator from '../../lib/calculator.module.css';
import { CompanyProfile } from './company-profile';
import { FeatureChoice } from './feature-choice';
import styles from './readiness.module.css';
import { initialReadiness, reduceReadiness, type ReadinessState } from './readiness.logic';
import { ReadinessResult, scoreId } from './readiness-result';

type Step = (typeof readinessContent.steps)[number]['key'];

const id = 'readiness';

/** The three steps. `linked` are the answers an address asked for, which open at their result. */
export function ReadinessPanel({ linked }: { linked: ReadinessState | null }) {
  const [state, dispatch] = useReducer(reduceReadiness, linked ?? initialReadiness);
  const [step, setStep] = useState<Step>(linked ? 'results' : 'company-profile');
  const arrived = useRef<Step>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (arrived.current === step) showStep(root.current, step);
    arrived.current = null;
  }, [step]);

  const go = (next: Step) => {
    arrived.current = next;
    setStep(next);
  };
  const calculate = () => {
    dispatch({ type: 'calculate' });
    go('results');
  };
  const panels = {
    'company-profile': <CompanyProfile state={state} dispatch={dispatch} onNext={() => go('ai-features')} />,
    'ai-features': (
      <FeatureChoice
        state={state}
        dispatch={dispatch}
        onCalculate={calculate}
        onBack={() => go('company-profile')}
      />
    ),
    results: <ReadinessResult state={state} onBack={() => go('ai-features')} />,
  };
  return (
    <Motion>
      <m.div {...rising()} ref={root} className={cx(calculator.panel, styles.panel)}>
        <Tabs
          id={id}
          label={readinessContent.stepsLabel}
          tabs={readinessContent.steps.map(({ key, label }) => ({
            key,
            label,
            panel: (
              <m.div {...rising(key === step)} className={styles.moving}>
                {panels[key]}
              </m.div>
            ),
          }))}
          selected={step}
          onSelect={setStep}
        />
      </m.div>
    </Motion>
  );
}

/** The button that was pressed is hidden now: goes on where it led, with the head of the step in view. */
function showStep(root: HTMLElement | null, step: Step) {
  const target = step === 'results' ? scoreId : tabPanelId(id, step);
  document.getElementById(target)?.focus({ preventScroll: true });
  root?.querySelector('[role=tablist]')?.scrollIntoView({ block: 'nearest' });
}
