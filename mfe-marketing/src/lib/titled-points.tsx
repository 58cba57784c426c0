import { SectionHead } from '@northgate/ui/layout/section-head';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import styles from './titled-points.module.css';

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
            <Text as="h3" look="h4">
              {item.title}
            </Text>
            <Text look="sm" tone="quiet">
              {item.text}
            </Text>
          </li>
        ))}
      </List>
    </>
  );
}
