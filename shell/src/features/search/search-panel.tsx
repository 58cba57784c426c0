import { searchLimit } from '@northgate/contracts/search-page';
import { paths } from '@northgate/site/paths';
import { Icon } from '@northgate/ui/components/text/icon';
import { dialogCloser } from '@northgate/ui/components/overlays/dialog';
import { Search, X } from '@northgate/ui/icons/lucide';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { nextOption } from './next-option.logic';
import { ResultOptions, listId, optionId } from './result-options';
import { searchDialogId } from './search-dialog-id';
import styles from './search-panel.module.css';
import { useSearch } from './use-search';
import { WaysOn } from './ways-on';

/** The form of the search dialog, whose `dialog` it has in the browser: a combobox with the results of what is typed. */
export function SearchPanel({ dialog: given }: { dialog?: HTMLDialogElement }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  // At first it is as it was served.
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  const found = useSearch(typed);
  const shown = found.results.length > 0;
  // What was typed before this came stands in the field only.
  useEffect(() => {
    setDialog(given);
    setTyped(field.current?.value ?? '');
  }, [given]);
  useEffect(() => setChosen(null), [found]);
  useEffect(() => {
    if (chosen !== null) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen !== null) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
      return;
    }
    const next = nextOption(event.key, chosen, found.results.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };

  return (
    <>
      <form action={paths.search} role="search" className={styles.form} onKeyDown={onKeyDown}>
        {dialog ? <Icon of={Search} /> : null}
        <input
          ref={field}
          name="q"
          type="text"
          aria-label="Search the site"
          autoComplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          {...(dialog ? comboboxOf(shown, chosen) : {})}
        />
        <button type="button" className={styles.close} aria-label="Close" {...dialogCloser(searchDialogId)}>
          <Icon of={X} />
        </button>
      </form>
      {dialog ? (
        <>
          <p role="status" className={styles.status}>
            {found.status}
          </p>
          <ResultOptions results={found.results} chosen={chosen} onChoose={() => dialog.close()} />
        </>
      ) : null}
      {dialog && !shown ? <WaysOn onChoose={() => dialog.close()} /> : null}
      {shown ? (
        <p className={styles.foot}>
          <a href={`${paths.search}?q=${encodeURIComponent(found.words)}`} onClick={() => dialog?.close()}>
            All results on a page
          </a>
          <span aria-hidden="true">↑ ↓ choose, Enter opens, Esc closes</span>
        </p>
      ) : null}
    </>
  );
}

/** What the field is once there is a list to choose from. */
const comboboxOf = (shown: boolean, chosen: number | null) =>
  ({
    role: 'combobox',
    placeholder: 'Search pages, questions and articles',
    required: true,
    'aria-expanded': shown,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': chosen === null ? undefined : optionId(chosen),
    autoCapitalize: 'off',
    enterKeyHint: 'search',
    maxLength: searchLimit,
    spellCheck: false,
  }) as const;
