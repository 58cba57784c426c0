import { ArrowLeft, ArrowRight } from '../../icons/lucide';
import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { cx } from '../../composition/class-names';
import link from '../../generated/text-link.module.css';
import { Icon } from './icon';

interface Look {
  /** `back` has its arrow in front, pointing back. */
  direction?: 'on' | 'back';
}

/** The classes of a standing link, for a span inside a larger link or a button. */
export const textLinkClass = ({ direction = 'on' }: Look = {}): string =>
  cx(link.base, direction === 'back' && link.direction_back);

/** A link that stands alone, with its arrow. */
export const TextLink = ({
  direction,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={cx(textLinkClass({ direction }), className)}>
    <WithArrow direction={direction}>{children}</WithArrow>
  </a>
);

/** A button that looks like a standing link. */
export const TextLinkButton = ({
  direction,
  className,
  children,
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type="button" {...rest} className={cx(textLinkClass({ direction }), className)}>
    <WithArrow direction={direction}>{children}</WithArrow>
  </button>
);

/** What stands at the end of a card that is a link as a whole. */
export const TextLinkLabel = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={cx(textLinkClass(), className)}>
    <WithArrow>{children}</WithArrow>
  </span>
);

const WithArrow = ({ direction, children }: Look & { children: ReactNode }) => (
  <>
    {direction === 'back' ? <Icon of={ArrowLeft} size={17} /> : null}
    {children}
    {direction === 'back' ? null : <Icon of={ArrowRight} size={17} />}
  </>
);
