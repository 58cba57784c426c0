import { searchDialogId } from './search-dialog-id';

/** Where letters are text: there a shortcut would take them away. */
const fields = 'input, textarea, select, [contenteditable]';

const isShortcut = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  key === '/' ? !metaKey && !ctrlKey && !altKey : key.toLowerCase() === 'k' && metaKey !== ctrlKey && !altKey;

/** Opens the search by “/”, Ctrl+K and ⌘K, from when the page is painted; not while somebody types or another dialog is open. */
export function openByKeys(): void {
  document.addEventListener('keydown', (event) => {
    const dialog = document.getElementById(searchDialogId) as HTMLDialogElement | null;
    const { target } = event;
    if (!dialog || !isShortcut(event) || event.defaultPrevented) return;
    if ((target instanceof Element && target.closest(fields)) || document.querySelector('dialog:modal'))
      return;
    event.preventDefault();
    dialog.showModal();
  });
}
