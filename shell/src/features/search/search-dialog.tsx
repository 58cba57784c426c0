import { late } from '@northgate/ui/composition/late';
import styles from './search-panel.module.css';
import { SearchPanel } from './search-panel';
import { searchDialogId } from './search-dialog-id';

/** The search of the whole site. It opens by the platform, and its form asks the search page where there is no script. */
export const SearchDialog = () => (
  <dialog {...late} id={searchDialogId} closedby="any" aria-label="Search" className={styles.dialog}>
    <div>
      <SearchPanel />
    </div>
  </dialog>
);
