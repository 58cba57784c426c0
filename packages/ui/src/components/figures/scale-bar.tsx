import styles from './scale-bar.module.css';

interface ScaleBarProps {
  /** Length of each segment in the scale's unit, such as days. */
  segments: number[];
}

/** A map's scale bar: segments sized by what they last, alternately filled. */
export const ScaleBar = ({ segments }: ScaleBarProps) => (
  <div
    aria-hidden="true"
    className={styles.bar}
    style={{ gridTemplateColumns: segments.map((length) => `${length}fr`).join(' ') }}
  >
    {segments.map((_, index) => (
      <i key={index} />
    ))}
  </div>
);
