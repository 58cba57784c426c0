import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import chip from '../../generated/chip.module.css';

type Text<Attributes> = Omit<Attributes, 'className' | 'children'> & { children: string };

/** One choice of a filter; `pressed` marks the active one. */
export function Chip({
  pressed,
  ...rest
}: { pressed: boolean } & Text<ButtonHTMLAttributes<HTMLButtonElement>>) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} data-text={rest.children} className={chip.base} />
  );
}

/** A short link among its like. */
export const ChipLink = (props: Text<AnchorHTMLAttributes<HTMLAnchorElement>>) => (
  <a {...props} data-text={props.children} className={chip.base} />
);
