import { Slider, type SliderRange } from '@northgate/ui/components/controls/slider';
import { Stepper } from '@northgate/ui/components/controls/stepper';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { useState } from 'react';
import styles from './number-control.module.css';

interface NumberControlProps {
  id: string;
  label: string;
  value: number;
  /** What the two buttons do: `5 fewer cameras`. */
  names: { less: string; more: string };
  /** The value in words, for screen readers: `55 cameras`. */
  spoken: string;
  /** The value in words beneath the label, where the number alone says too little. */
  note?: string;
  slider?: SliderRange;
  /** What to say about a typed text that is not taken as it stands; null for one that is. */
  explain: (text: string) => string | null;
  onStep: (direction: 1 | -1) => void;
  onEnter: (text: string) => void;
}

/** One number of a calculator: two buttons, a typed field and, where the rules have one, a slider. */
export function NumberControl({ label, note, slider, explain, ...control }: NumberControlProps) {
  const { id, value, spoken } = control;
  const [message, setMessage] = useState<string | null>(null);
  const onStep = (direction: 1 | -1) => {
    setMessage(null);
    control.onStep(direction);
  };
  const onEnter = (text: string) => {
    setMessage(explain(text));
    control.onEnter(text);
  };
  return (
    <div className={styles.control}>
      <label htmlFor={id}>
        <Text as="span" look="h4">
          {label}
        </Text>
      </label>
      <Stepper {...control} onStep={onStep} onEnter={onEnter} />
      {note ? <p className={styles.note}>{note}</p> : null}
      <p className={cx(styles.note, styles.message)} aria-live="polite">
        {message}
      </p>
      {slider ? (
        <div className={styles.slider}>
          <Slider
            label={label}
            value={value}
            valueText={spoken}
            onChange={(next) => onEnter(String(next))}
            {...slider}
          />
        </div>
      ) : null}
    </div>
  );
}
