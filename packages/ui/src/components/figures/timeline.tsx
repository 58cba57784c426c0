import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../composition/class-names';
import { ScaleBar } from './scale-bar';
import { Text } from '../text/text';
import styles from './timeline.module.css';

/** One stretch of the scale. */
export interface TimelineStep {
  /** What the scale says here: `Days 2-3`. */
  when: string;
  /** How long it lasts, in the scale's unit. */
  length: number;
  title: string;
  text?: ReactNode;
}

interface TimelineProps {
  steps: TimelineStep[];
  /** `small` is a caption of when and what that keeps its columns on all screens. */
  size?: 'normal' | 'small';
}

/** Steps in their order under a scale bar, as wide as they last; stacked below 700 px. */
export function Timeline({ steps, size = 'normal' }: TimelineProps) {
  const lengths = steps.map((step) => step.length);
  return (
    <>
      <ScaleBar segments={lengths} />
      <ol
        className={cx(styles.steps, styles[size])}
        style={{ '--columns': lengths.map((length) => `${length}fr`).join(' ') } as CSSProperties}
      >
        {steps.map((step) => (
          <li key={step.when}>{size === 'small' ? <Caption {...step} /> : <Step {...step} />}</li>
        ))}
      </ol>
    </>
  );
}

const Step = ({ when, title, text }: TimelineStep) => (
  <>
    <b className={styles.when}>{when}</b>
    <Text as="h3" look="h3" className={styles.title}>
      {title}
    </Text>
    {text ? (
      <Text look="sm" tone="quiet" className={styles.text}>
        {text}
      </Text>
    ) : null}
  </>
);

const Caption = ({ when, title }: TimelineStep) => (
  <>
    <b className={styles.when}>{when}</b> <span>{title}</span>
  </>
);
