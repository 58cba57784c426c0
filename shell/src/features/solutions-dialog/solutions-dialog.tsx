import { solutionChoices } from '@northgate/site/navigation';
import { Dialog, dialogOpener } from '@northgate/ui/components/dialog';
import { Icon } from '@northgate/ui/components/icon';
import { Text } from '@northgate/ui/components/text';
import { late } from '@northgate/ui/composition/late';
import { tooltip } from '@northgate/ui/composition/tooltips';
import { PicturedDrawing } from '@northgate/ui/drawings/pictured-drawing';
import { Globe } from 'lucide-react';
import styles from './solutions-dialog.module.css';
import { solutionsDialogId } from './solutions-dialog-id';

/** The dialog of four solutions and the tab at the edge of the window that opens it. */
export function SolutionsDialog() {
  return (
    <>
      <button
        {...late}
        type="button"
        className={styles.opener}
        aria-label="Our Solutions"
        {...tooltip('Our Solutions')}
        {...dialogOpener(solutionsDialogId)}
      >
        <Icon of={Globe} size={22} />
      </button>
      <Dialog
        id={solutionsDialogId}
        title="Our Solutions"
        subtitle="Discover our comprehensive range of AI security offerings"
      >
        <div className={styles.options}>
          {solutionChoices().map((choice) => (
            <a key={choice.path} href={choice.path} data-solution={choice.label}>
              <PicturedDrawing name={choice.icon} />
              <Text as="h3" look="h4">
                {choice.title}
              </Text>
            </a>
          ))}
        </div>
      </Dialog>
    </>
  );
}
