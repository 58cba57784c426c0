import { Minus, Plus } from '../../icons/lucide';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../text/icon';
import styles from './stepper.module.css';

interface StepperProps {
  /** Id of the typed field; a label outside names it. */
  id: string;
  value: number;
  /** What the two buttons do, said in full: `5 fewer cameras`. */
  names: { less: string; more: string };
  /** What a screen reader says after a button was pressed: `55 cameras`. */
  spoken: string;
  onStep: (direction: 1 | -1) => void;
  /** Every text as it is typed, accepted or not. */
  onEnter: (text: string) => void;
}

/** A number between a minus and a plus button; what is typed is taken at once and settled when the field is left. */
export function Stepper({ id, value, names, spoken, onStep, onEnter }: StepperProps) {
  const [pressed, setPressed] = useState(false);
  const step = (direction: 1 | -1) => {
    setPressed(true);
    onStep(direction);
  };
  return (
    <div className={styles.stepper} onBlur={() => setPressed(false)}>
      <button type="button" aria-label={names.less} onClick={() => step(-1)}>
        <Icon of={Minus} />
      </button>
      <TypedNumber id={id} value={value} onEnter={onEnter} />
      <button type="button" aria-label={names.more} onClick={() => step(1)}>
        <Icon of={Plus} />
      </button>
      <span className={styles.live} aria-live="polite">
        {pressed ? spoken : ''}
      </span>
    </div>
  );
}

/** A field that may hold any text while one types in it and shows the accepted number again afterwards. */
function TypedNumber({ id, value, onEnter }: Pick<StepperProps, 'id' | 'value' | 'onEnter'>) {
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
