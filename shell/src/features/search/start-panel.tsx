import { hydrateRoot } from 'react-dom/client';
import { SearchPanel } from './search-panel';

/** Takes over the form of the search dialog. What was typed before stays. */
export function startPanel(dialog: HTMLDialogElement): void {
  const place = dialog.firstElementChild;
  if (place) hydrateRoot(place, <SearchPanel dialog={dialog} />);
  // The dialog may have been opened before its styles came, when nothing in it could take the focus.
  if (dialog.open && !dialog.contains(document.activeElement)) dialog.querySelector('input')?.focus();
}
