import { byKind, searchKinds, type SearchResult } from '@northgate/contracts/search-page';
import { cx } from '@northgate/ui/composition/class-names';
import styles from './search-panel.module.css';

/** Ids by which the field names its list and the chosen one in it. */
export const listId = 'search-results';
export const optionId = (at: number): string => `search-result-${at}`;

interface ResultOptionsProps {
  results: SearchResult[];
  /** Place of the chosen one. */
  chosen: number | null;
  onChoose: () => void;
}

/** What was found, by kind. Each option is a link, which the field chooses and the pointer presses. */
export function ResultOptions({ results, chosen, onChoose }: ResultOptionsProps) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Results"
      className={styles.list}
      hidden={results.length === 0}
      onClick={onChoose}
    >
      {byKind(results).map(([kind, some]) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <p id={`${listId}-${kind}`} className={styles.kind}>
            {searchKinds[kind]}
          </p>
          {some.map((result) => (
            <Option
              key={result.path + result.title}
              result={result}
              at={results.indexOf(result)}
              chosen={chosen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  result: SearchResult;
  at: number;
  chosen: number | null;
}

const Option = ({ result: { title, section, path, excerpt }, at, chosen }: OptionProps) => (
  <a
    id={optionId(at)}
    href={path}
    role="option"
    tabIndex={-1}
    aria-selected={at === chosen}
    className={cx(styles.option, at === chosen && styles.chosen)}
  >
    <strong>{title}</strong>
    {section ? <span> {section}</span> : null}
    <span className={styles.excerpt}>
      {excerpt.map(({ text, found }, index) =>
        found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </span>
  </a>
);
