import { ColumnHeads } from '@northgate/ui/components/figures/column-heads';
import styles from './meridian-table.module.css';

interface MeridianTableProps {
  /** What stands on the two sides; ours is the second. */
  columns: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** Two ways set against each other line by line, divided by the signal meridian. */
export const MeridianTable = ({ columns, rows }: MeridianTableProps) => (
  <table className={styles.sides}>
    <ColumnHeads columns={columns} />
    <tbody>
      {rows.map(([theirs, ours]) => (
        <tr key={theirs}>
          <td>{theirs}</td>
          <td>{ours}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
