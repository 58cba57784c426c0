import { hydrateRoot } from 'react-dom/client';
import { SearchPanel } from './search-panel';

/** Takes over the form of the search dialog. What was typed before stays. */
export function startPanel(dialog: HTMLDialogElement): void {
  const place = dialog.firstElementChild;
  if (place) hydrateRoot(place, <SearchPanel dialog={dialog} />);
}
