import type { ReactNode } from 'react';
import { cx } from '../../composition/class-names';
import text from '../../generated/text.module.css';
import tone from './tone.module.css';

type Look = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'lead' | 'body' | 'sm' | 'label' | 'figure';

interface TextProps {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'b' | 'dt' | 'dd';
  look: Look;
  /** `quiet` for secondary text, `faint` for meta. */
  tone?: 'quiet' | 'faint';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Text in one of the kit's text styles; the element says what it is, the look how it stands. */
export function Text({ as: Element = 'p', look, tone: colour, id, className, children }: TextProps) {
  return (
    <Element id={id} className={cx(text[look], colour && tone[colour], className)}>
      {children}
    </Element>
  );
}
