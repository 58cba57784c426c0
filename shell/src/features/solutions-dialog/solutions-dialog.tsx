import { solutionChoices } from '@northgate/site/navigation';
import { Dialog } from '@northgate/ui/components/overlays/dialog';
import { Text } from '@northgate/ui/components/text/text';
import { PicturedDrawing } from '@northgate/ui/drawings/subjects/pictured-drawing';
import styles from './solutions-dialog.module.css';
import { solutionsDialogId } from './solutions-dialog-id';

/** The dialog of four solutions; a `SecurityButton` opens it. */
export const SolutionsDialog = () => (
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
);
