import { Slider, type SliderRange } from '@northgate/ui/components/slider';
import { Stepper } from '@northgate/ui/components/stepper';
import { Text } from '@northgate/ui/components/text';
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
  onStep: (direction: 1 | -1) => void;
  onEnter: (text: string) => void;
}

/** One number of a calculator: two buttons, a typed field and, where the rules have one, a slider. */
export function NumberControl({ label, note, slider, ...stepper }: NumberControlProps) {
  const { id, value, spoken, onEnter } = stepper;
  return (
    <div className={styles.control}>
      <label htmlFor={id}>
        <Text as="span" look="h4">
          {label}
        </Text>
      </label>
      <Stepper {...stepper} />
      {note ? <p className={styles.note}>{note}</p> : null}
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
