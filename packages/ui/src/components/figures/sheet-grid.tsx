import type { ReactNode } from 'react';
import { cx } from '../../composition/class-names';
import styles from './sheet-grid.module.css';
import { Text } from '../text/text';
import { TextLinkLabel } from '../text/text-link';

/** Sheets in pairs of 7 and 5, then 5 and 7 columns, each on the next tint; under each other below 900 px. */
export const SheetGrid = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx(styles.sheets, className)}>{children}</div>
);

interface SheetProps {
  title: string;
  text: string;
  /** Its drawing, at the foot. */
  picture: ReactNode;
  /** Makes the sheet one link, which `more` names at its end. */
  link?: { href: string; more: string };
  /** What one can do with a sheet that is not a link, at its end. */
  action?: ReactNode;
}

/** A tint field with a heading and a drawing. */
export function Sheet({ title, text, picture, link, action }: SheetProps) {
  const content = (
    <>
      <Text as="h3" look="h2" className={styles.title}>
        {title}
      </Text>
      <Text look="body" tone="quiet" className={styles.text}>
        {text}
      </Text>
      <div className={styles.picture}>{picture}</div>
      {link ? (
        <span>
          <TextLinkLabel>{link.more}</TextLinkLabel>
        </span>
      ) : null}
      {action}
    </>
  );
  if (!link) return <article className={styles.sheet}>{content}</article>;
  return (
    <a href={link.href} className={styles.sheet}>
      {content}
    </a>
  );
}
