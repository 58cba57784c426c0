import { withRetry } from '../../lib/with-retry';
import { whenOpened } from '../../lib/when-opened';
import { searchDialogId } from './search-dialog-id';

/** Brings what shows results as one types when the search is opened for the first time; without it the form asks the search page. */
export function enhanceSearch(): void {
  const dialog = document.getElementById(searchDialogId) as HTMLDialogElement | null;
  if (!dialog) return;
  let brought = false;
  whenOpened(dialog, () => {
    if (brought) return;
    brought = true;
    void withRetry(() => import('./start-panel')).then(
      ({ startPanel }) => startPanel(dialog),
      () => {},
    );
  });
}
