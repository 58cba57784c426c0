/** Closes a dialog however it was opened: as a modal, or as a popover where invoker commands are not known. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else dialog.hidePopover?.();
}

const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;

/**
 * Makes buttons that name this dialog by `commandfor` work in browsers that do not know the attribute, and a click
 * beside the dialog close it. Returns the way to stop.
 */
export function adoptInvokers(dialog: HTMLDialogElement): () => void {
  if (knowsCommands()) return () => {};
  const onClick = (event: Event) => {
    const command = commandFor(dialog, event.target as Element);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === 'close') closeDialog(dialog);
    else if (!dialog.open) dialog.showModal();
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function commandFor(dialog: HTMLDialogElement, target: Element): string | null {
  if (target === dialog) return 'close';
  const button = target.closest('button[commandfor]');
  return button?.getAttribute('commandfor') === dialog.id ? button.getAttribute('command') : null;
}
