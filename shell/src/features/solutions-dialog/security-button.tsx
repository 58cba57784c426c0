import { dialogOpener } from '@northgate/ui/components/overlays/dialog';
import { solutionsDialogId } from './solutions-dialog-id';

/** Opens the dialog of four solutions, which names the security products no menu lists; by the platform, without script. */
export const SecurityButton = ({ className }: { className?: string }) => (
  <button type="button" className={className} {...dialogOpener(solutionsDialogId)}>
    Security
  </button>
);
