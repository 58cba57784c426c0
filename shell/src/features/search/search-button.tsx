import { dialogOpener } from '@northgate/ui/components/overlays/dialog';
import type { ReactNode } from 'react';
import { searchDialogId } from './search-dialog-id';

/** Opens the search of the whole site; by the platform, without script. */
export const SearchButton = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <button type="button" className={className} {...dialogOpener(searchDialogId)}>
    {children}
    Search
  </button>
);
