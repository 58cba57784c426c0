import type { ReactNode } from 'react';
import { cx } from '../composition/class-names';
import { late } from '../composition/late';
import layout from './layout.module.css';

interface SectionProps {
  id?: string;
  /** `tight` for bands and strips; `flush` continues the section above. */
  space?: 'normal' | 'tight' | 'flush';
  /** `night` wears the Night palette, `band` the land tint between ink rules, `ruled` an ink rule above. */
  ground?: 'plain' | 'night' | 'band' | 'ruled';
  className?: string;
  label?: string;
  /** Whether it stands in the first screen of its page. */
  first?: boolean;
  children: ReactNode;
}

/** A full-width section with the page's margins around its content. */
export function Section({
  id,
  space = 'normal',
  ground = 'plain',
  className,
  label,
  first = false,
  children,
}: SectionProps) {
  const padding = space === 'tight' ? layout.tight : cx(layout.section, space === 'flush' && layout.flush);
  const look = ground === 'band' ? layout.band : ground === 'ruled' ? layout.ruled : '';
  return (
    <section
      {...(first ? {} : late)}
      id={id}
      aria-label={label}
      className={cx(padding, look, className)}
      data-palette={ground === 'night' ? 'night' : undefined}
    >
      <div className={layout.wrap}>{children}</div>
    </section>
  );
}
