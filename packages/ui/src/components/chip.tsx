import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import chip from '../generated/chip.module.css';

/** One choice of a filter; `pressed` marks the active one. */
export function Chip({
  pressed,
  ...rest
}: { pressed: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" {...rest} aria-pressed={pressed} className={chip.base} />;
}

/** A short link among its like. */
export const ChipLink = (props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) => (
  <a {...props} className={chip.base} />
);
