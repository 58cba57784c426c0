import { SectionHead } from '@northgate/ui/layout/section-head';
import { cx } from '@northgate/ui/composition/class-names';
import styles from './titled-points.module.css';
import { TitledText } from './titled-text';

interface TitledPointsProps {
  title: string;
  lead: string;
  items: { title: string; text: string }[];
  /** Steps rather than points. */
  ordered?: boolean;
  /** Each title beside its text instead of over it. */
  inRows?: boolean;
}

/** A heading with its lead, and under it short points between rules, each with a title. */
export function TitledPoints({ title, lead, items, ordered = false, inRows = false }: TitledPointsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <SectionHead title={title} text={lead} look="lead" textClass={styles.lead} />
      <List className={cx(styles.list, inRows && styles.rows)}>
        {items.map((item) => (
          <li key={item.title}>
            <TitledText look="h4" title={item.title} text={item.text} textLook="sm" />
          </li>
        ))}
      </List>
    </>
  );
}
