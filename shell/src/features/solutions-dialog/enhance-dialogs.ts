import { track } from '../analytics/track';
import { solutionsDialogId } from './solutions-dialog-id';

const category = 'engagement';
const label = 'solutions_dialog';

/**
 * Adds what the platform does not do by itself: analytics of the Solutions dialog, and the invoker attributes and
 * outside clicks in browsers that lack them.
 */
export function enhanceDialogs(): void {
  const dialog = document.getElementById(solutionsDialogId) as HTMLDialogElement | null;
  if (!dialog) return;
  let viewed = false;
  let chosen = false;
  const view = () => {
    if (viewed) return;
    viewed = true;
    chosen = false;
    track({ name: 'view_globe_popup', category, label });
  };
  // The platform opens it without script, so this may have happened before the boot.
  if (dialog.open) view();
  dialog.addEventListener('toggle', (event) => event.newState === 'open' && view());
  dialog.addEventListener('close', () => {
    viewed = false;
    if (!chosen) track({ name: 'dismiss_globe_popup', category, label });
  });
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-solution]');
    if (!link) return;
    chosen = true;
    track({ name: 'solution_click', category: 'navigation', label: link.dataset.solution ?? '', value: 1 });
    dialog.close();
  });
  polyfillInvokers();
}

/** Opens and closes dialogs named by `commandfor` where the browser does not know the attribute. */
function polyfillInvokers(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest('button[commandfor]');
    const dialog = document.getElementById(
      button?.getAttribute('commandfor') ?? '',
    ) as HTMLDialogElement | null;
    if (button?.getAttribute('command') === 'show-modal') dialog?.showModal();
    else if (button?.getAttribute('command') === 'close') dialog?.close();
    else if (target.matches('dialog[closedby=any]')) (target as HTMLDialogElement).close();
  });
}
