/**
 * Calls back when a dialog is open, and each time it opens from then on. Not every browser that the site is made for has the `toggle`
 * event of dialogs, which came in 2025.
 */
export function whenOpened(dialog: HTMLDialogElement, then: () => void): void {
  const look = () => {
    if (dialog.open) then();
  };
  new MutationObserver(look).observe(dialog, { attributeFilter: ['open'] });
  look();
}
