import { Button } from '@northgate/ui/components/controls/button';
import { CheckboxCards } from '@northgate/ui/components/controls/checkbox-card';
import { readinessContent } from '../../content/readiness.content';
import styles from './readiness.module.css';
import { featureKeys } from '../../content/readiness-features.content';
import type { ReadinessAction, ReadinessState } from './readiness.logic';

interface FeatureChoiceProps {
  state: ReadinessState;
  dispatch: (action: ReadinessAction) => void;
  onCalculate: () => void;
  onBack: () => void;
}

/** Second step: what to build, none to all six. */
export function FeatureChoice({ state, dispatch, onCalculate, onBack }: FeatureChoiceProps) {
  const { features, actions } = readinessContent;
  return (
    <div className={styles.step}>
      <CheckboxCards
        legend={features.legend}
        cards={featureKeys.map((feature) => ({
          id: `readiness-${feature}`,
          ...features.choices[feature],
          checked: state.features.includes(feature),
          onToggle: () => dispatch({ type: 'toggle', feature }),
        }))}
      />
      <div className={styles.actions}>
        <Button onClick={onCalculate}>{actions.calculate}</Button>
        <Button variant="outline" onClick={onBack}>
          {actions.back}
        </Button>
      </div>
    </div>
  );
}
