import { followDialogs } from '@northgate/ui/composition/dialogs';
import { whenOpened } from '../../lib/when-opened';
import { track } from '../analytics/track';
import { solutionsDialogId } from './solutions-dialog-id';

const category = 'engagement';
const label = 'solutions_dialog';

/**
 * Adds what the platform does not do by itself: analytics of the Solutions dialog, and invokers in browsers that lack them.
 * Returns the way to stop the latter.
 */
export function enhanceDialogs(): () => void {
  const stop = followDialogs();
  const dialog = document.getElementById(solutionsDialogId) as HTMLDialogElement | null;
  if (!dialog) return stop;
  let viewed = false;
  let chosen = false;
  const view = () => {
    if (viewed) return;
    viewed = true;
    chosen = false;
    track({ name: 'view_globe_popup', category, label });
  };
  // The platform opens it without script, so this may have happened before the boot.
  whenOpened(dialog, view);
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
  return stop;
}
