import { framesUntil, isShown, nextFrame } from './elements.js';

/** How many frames something has to open, and a dialog to close. */
export const framesToOpen = 20;
const framesToClose = 20;

/** The dialog that keeps its visitor from the rest of the page; the last one opened of several. */
export const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/** What lies over the page because it was opened: dialogs and popovers, in the order of the document. */
export const opened = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'dialog[open], [popover]:popover-open, [role=dialog], [role=alertdialog]',
    ),
  ].filter(isShown);

const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });

/** Whether the key Escape leaves a dialog; one that takes the key for itself closes it then. */
export async function leavesByEscape(dialog: HTMLDialogElement): Promise<boolean> {
  const cancel = new Event('cancel', { cancelable: true });
  const taken = [escape(), cancel].filter((event) => !dialog.dispatchEvent(event));
  return !taken.length || !(await staysOpen(dialog));
}

/** How many controls of a dialog are tried. */
const mostTried = 12;

/** Whether a dialog stays open whatever one presses in it and beside it. */
export async function isNeverLeft(dialog: HTMLDialogElement): Promise<boolean> {
  if (!dialog.open || dialog.getAttribute('closedby') === 'any') return false;
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const controls = [...dialog.querySelectorAll<HTMLElement>('button, [role=button], input[type=submit]')];
  for (const control of controls.slice(0, mostTried)) {
    if (!dialog.open) return false;
    control.click();
    await nextFrame();
  }
  return staysOpen(dialog);
}

/** Whether a dialog is still open after a while; what leaves with a movement takes some frames. */
const staysOpen = async (dialog: HTMLDialogElement): Promise<boolean> =>
  !(await framesUntil(framesToClose, () => !dialog.open));

/** Closes what is open; what is a dialog by its role only has to do so itself. */
export function closeAll(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  for (const open of opened()) open.dispatchEvent(escape());
}
