import type { IconDrawing } from '../../icons/icon-drawing';
import { Check, Minus } from '../../icons/lucide';
import { cx } from '../../composition/class-names';
import { Icon } from '../text/icon';
import styles from './ledger.module.css';
import { VisuallyHidden } from '../text/visually-hidden';

/** What a cell says: words, and a mark that says the same at a glance. */
export interface LedgerCell {
  mark?: 'yes' | 'no';
  text: string;
}

export interface LedgerRow {
  name: string;
  /** One for each column, in their order. */
  cells: LedgerCell[];
}

interface LedgerProps {
  /** What is compared; names the table and the area that scrolls. */
  caption: string;
  /** What the first column holds. */
  subject: string;
  columns: string[];
  /** Index of our own column. */
  ours: number;
  rows: LedgerRow[];
}

const marks: Record<NonNullable<LedgerCell['mark']>, IconDrawing> = { yes: Check, no: Minus };

/**
 * A comparison: hairline rows, our column on a tint behind a signal rule. Where it is wider than the screen it scrolls
 * sideways, by keyboard too, and the first column stays.
 */
export function Ledger({ caption, subject, columns, ours, rows }: LedgerProps) {
  const own = (index: number) => (index === ours ? styles.ours : undefined);
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={styles.scroller}>
      <table className={styles.ledger}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={own(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column} className={cx(own(index), cells[index]?.mark === 'no' && styles.no)}>
                  <Cell {...cells[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Cell = ({ mark, text }: Partial<LedgerCell>) => (
  <>
    {mark ? <Icon of={marks[mark]} size={18} /> : null}
    {text}
  </>
);
