import { cx } from '../../composition/class-names';
import styles from './dash-list.module.css';

interface DashListProps {
  items: string[];
  /** Colour of the dashes: `signal` for what the machine does. */
  mark?: 'ink' | 'signal';
  /** In two columns where there is room. */
  twoColumns?: boolean;
}

/** Short points, each behind a dash. */
export const DashList = ({ items, mark = 'ink', twoColumns = false }: DashListProps) => (
  <ul className={cx(styles.list, styles[mark], twoColumns && styles.two)}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
