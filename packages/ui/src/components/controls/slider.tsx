import styles from './slider.module.css';

/** Ends and step of a slider. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

interface SliderProps extends SliderRange {
  label: string;
  /** May lie outside the range; the thumb then rests at the nearer end. */
  value: number;
  /** What a screen reader says for the value; the number itself unless given. */
  valueText?: string;
  onChange: (value: number) => void;
}

/** The platform's range control with the kit's thumb and track. It stands beside a stepper that can do the same. */
export function Slider({ label, value, valueText = String(value), onChange, ...range }: SliderProps) {
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={valueText}
      {...range}
      value={Math.min(range.max, Math.max(range.min, value))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
