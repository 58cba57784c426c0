import { dialogOpener } from '@northgate/ui/components/dialog';
import { Icon } from '@northgate/ui/components/icon';
import { Search } from 'lucide-react';
import { searchDialogId } from './search-dialog-id';

/** Opens the search of the whole site; by the platform, without script. */
export const SearchButton = ({ className }: { className?: string }) => (
  <button
    type="button"
    className={className}
    aria-keyshortcuts="/ Control+K Meta+K"
    {...dialogOpener(searchDialogId)}
  >
    <Icon of={Search} />
    <span>Search</span>
  </button>
);
