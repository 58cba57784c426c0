import { Button } from '@northgate/ui/components/controls/button';
import { readinessContent } from '../../content/readiness.content';
import { NumberControl } from '../../lib/number-control';
import styles from './readiness.module.css';
import {
  readinessRanges,
  readWithin,
  type ReadinessAction,
  type ReadinessField,
  type ReadinessState,
} from './readiness.logic';

interface CompanyProfileProps {
  state: ReadinessState;
  dispatch: (action: ReadinessAction) => void;
  onNext: () => void;
}

/** First step: how many people, and how far along with AI. */
export function CompanyProfile({ state, dispatch, onNext }: CompanyProfileProps) {
  const { companySize, readinessLevel, actions } = readinessContent;
  const words = readinessLevel.words[state.readinessLevel - 1] ?? '';
  const control = (field: ReadinessField) => ({
    id: `readiness-${field}`,
    value: state[field],
    slider: readinessRanges[field],
    explain: (text: string) => explainTyped(field, text),
    onStep: (direction: 1 | -1) => dispatch({ type: 'step', field, direction }),
    onEnter: (text: string) => dispatch({ type: 'enter', field, text }),
  });
  return (
    <div className={styles.step}>
      <div>
        <NumberControl
          {...control('companySize')}
          label={companySize.label}
          names={companySize.names}
          spoken={companySize.spoken(state.companySize)}
        />
        <NumberControl
          {...control('readinessLevel')}
          label={readinessLevel.label}
          names={readinessLevel.names}
          spoken={readinessLevel.spoken(state.readinessLevel, words)}
          note={words}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={onNext}>{actions.next}</Button>
      </div>
    </div>
  );
}

/** An emptied field is one that is still being typed in. */
function explainTyped(field: ReadinessField, text: string): string | null {
  const range = readinessRanges[field];
  if (text.trim() === '' || readWithin(text, range) === Number(text)) return null;
  return readinessContent.typed(range.min, range.max, range.step);
}
