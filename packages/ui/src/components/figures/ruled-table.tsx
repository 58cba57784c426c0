import type { ReactNode } from 'react';
import { ColumnHeads } from './column-heads';
import styles from './ruled-table.module.css';

interface RuledTableProps {
  /** Headings of the columns; a plain list of terms and details has none. */
  columns?: string[];
  /** First the row's own heading, then its cells. */
  rows: { term: string; details: ReactNode[] }[];
}

/** A table between rules: terms in the first third, what is to say about them beside. */
export const RuledTable = ({ columns, rows }: RuledTableProps) => (
  <table className={styles.table}>
    {columns ? <ColumnHeads columns={columns} /> : null}
    <tbody>
      {rows.map(({ term, details }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          {details.map((detail, index) => (
            <td key={index}>{detail}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
