import type { ReactNode } from 'react';
import { ColumnHeads } from '@northgate/ui/components/figures/column-heads';
import styles from './stacking-table.module.css';

interface StackingTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** Headings of the columns, that of the row headings first. */
  columns: string[];
  rows: { key: string; head: ReactNode; cells: ReactNode[] }[];
}

/** A table between rules; where there is no room for columns the cells stand under each other, each below its term. */
export const StackingTable = ({ labelledBy, columns, rows }: StackingTableProps) => (
  <table aria-labelledby={labelledBy} className={styles.table}>
    <ColumnHeads columns={columns} />
    <tbody>
      {rows.map(({ key, head, cells }) => (
        <tr key={key}>
          <th scope="row">{head}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-term={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
