import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import { cx } from '../../composition/class-names';
import button from '../../generated/button.module.css';

interface Look {
  variant?: 'solid' | 'ink' | 'outline' | 'plain';
  size?: 'normal' | 'compact' | 'icon' | 'iconControl';
}

/** The classes of a button, for elements that must look like one. */
export const buttonClass = ({ variant = 'solid', size = 'normal' }: Look = {}): string =>
  cx(button.base, button[`variant_${variant}`], button[`size_${size}`]);

/** A button; `type` is `button` unless said otherwise. */
export function Button({ variant, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={cx(buttonClass({ variant, size }), className)} />;
}

/** A link that looks like a button. Addresses outside the site open in a new tab when `newTab` is set. */
export function ButtonLink({
  variant,
  size,
  className,
  newTab = false,
  ...rest
}: Look & { newTab?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const outside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a {...outside} {...rest} className={cx(buttonClass({ variant, size }), className)} />;
}
