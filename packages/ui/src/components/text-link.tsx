import { ArrowRight } from 'lucide-react';
import type { AnchorHTMLAttributes } from 'react';
import { cx } from '../composition/class-names';
import link from '../generated/text-link.module.css';
import { Icon } from './icon';

/** The classes of a standing link, for a span inside a larger link or a button. */
export const textLinkClass = (): string => link.base ?? '';

/** A link that stands alone, with its arrow. */
export function TextLink({ className, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={cx(link.base, className)}>
      {children}
      <Icon of={ArrowRight} size={17} />
    </a>
  );
}

/** What stands at the end of a card that is a link as a whole. */
export function TextLinkLabel({ children }: { children: string }) {
  return (
    <span className={link.base}>
      {children}
      <Icon of={ArrowRight} size={17} />
    </span>
  );
}
