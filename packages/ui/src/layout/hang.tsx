import type { ReactNode } from 'react';
import { cx } from '../composition/class-names';
import layout from './layout.module.css';
import { SectionHead, type SectionHeadProps } from './section-head';

interface HangProps extends SectionHeadProps {
  headClass?: string;
  children: ReactNode;
}

/** A heading that hangs in columns 1 to 4 beside its content in 5 to 12; stacked below 960 px. */
export function Hang({ headClass, children, ...head }: HangProps) {
  return (
    <div className={cx(layout.grid, layout.hang)}>
      <div className={cx(layout.head, headClass)}>
        <SectionHead {...head} />
      </div>
      <div className={layout.body}>{children}</div>
    </div>
  );
}
