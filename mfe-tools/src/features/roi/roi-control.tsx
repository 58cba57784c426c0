import { Icon } from '@northgate/ui/components/icon';
import { Text } from '@northgate/ui/components/text';
import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { roiContent } from '../../content/roi.content';
import styles from './roi.module.css';
import { roiRules, thumbAt, type RoiAction, type RoiField, type RoiRules } from './roi.logic';

interface RoiControlProps {
  rules: RoiRules;
  field: RoiField;
  value: number;
  dispatch: (action: RoiAction) => void;
}

/** One number of the calculator: two buttons, a typed field and, where the rules have one, a slider. */
export function RoiControl({ rules, field, value, dispatch }: RoiControlProps) {
  const { step, slider } = roiRules[rules][field];
  const { label, one, many } = roiContent.fields[field];
  const id = `roi-${field}`;
  const enter = (text: string) => dispatch({ type: 'enter', field, text });
  const stepName = (way: 'fewer' | 'more') => `${step} ${way} ${step === 1 ? one : many}`;
  return (
    <div className={styles.control}>
      <label htmlFor={id}>
        <Text as="span" look="h4">
          {label}
        </Text>
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={stepName('fewer')}
          onClick={() => dispatch({ type: 'step', field, direction: -1 })}
        >
          <Icon of={Minus} />
        </button>
        <TypedNumber id={id} value={value} onEnter={enter} />
        <button
          type="button"
          aria-label={stepName('more')}
          onClick={() => dispatch({ type: 'step', field, direction: 1 })}
        >
          <Icon of={Plus} />
        </button>
      </div>
      {slider ? (
        <input
          type="range"
          className={styles.slider}
          aria-label={label}
          aria-valuetext={String(value)}
          {...slider}
          value={thumbAt(value, slider)}
          onChange={(event) => enter(event.target.value)}
        />
      ) : null}
    </div>
  );
}

interface TypedNumberProps {
  id: string;
  value: number;
  onEnter: (text: string) => void;
}

/** A field that may hold any text while one types in it and shows the accepted number again afterwards. */
function TypedNumber({ id, value, onEnter }: TypedNumberProps) {
  const [text, setText] = useState<string | null>(null);
  const settle = () => setText(null);
  const settleOnEnter = (event: KeyboardEvent) => event.key === 'Enter' && settle();
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={text ?? String(value)}
      onChange={(event) => {
        setText(event.target.value);
        onEnter(event.target.value);
      }}
      onBlur={settle}
      onKeyDown={settleOnEnter}
    />
  );
}
