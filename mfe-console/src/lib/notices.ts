import { createToaster } from '@chakra-ui/react';
import type { Notice } from '@northgate/contracts/console/panel';

/** How long a notice stays, in milliseconds; one with a way back stays longer. */
const stays = { plain: 6000, undo: 10_000 };

/** Notices of the frame, one above the other. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 3 });

/** Shows a sentence for a while, with a way back where there is one. */
export function notify({ text, kind = 'done', undo }: Notice): void {
  toaster.create({
    description: text,
    type: kind === 'failed' ? 'error' : 'success',
    duration: undo ? stays.undo : stays.plain,
    closable: true,
    ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}),
  });
}
