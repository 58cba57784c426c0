import { solutionChoices } from '@northgate/site/navigation';
import { Icon } from '@northgate/ui/components/icon';
import { Text } from '@northgate/ui/components/text';
import { tooltip } from '@northgate/ui/composition/tooltips';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import { Globe, X } from 'lucide-react';
import styles from './solutions-dialog.module.css';
import { solutionsDialogId } from './solutions-dialog-id';

/** The dialog of four solutions and the round button that opens it; both work by invoker attributes alone. */
export function SolutionsDialog() {
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label="Our Solutions"
        aria-haspopup="dialog"
        {...tooltip('Our Solutions')}
        {...{ command: 'show-modal', commandfor: solutionsDialogId }}
      >
        <Icon of={Globe} size={22} />
      </button>
      <dialog
        id={solutionsDialogId}
        className={styles.dialog}
        aria-labelledby="solutions-title"
        {...{ closedby: 'any' }}
      >
        <div className={styles.head}>
          <div>
            <Text as="h2" look="h2" id="solutions-title">
              Our Solutions
            </Text>
            <Text look="body" tone="quiet" className={styles.subtitle}>
              Discover our comprehensive range of AI security offerings
            </Text>
          </div>
          <button
            type="button"
            aria-label="Close"
            className={styles.close}
            {...{ command: 'close', commandfor: solutionsDialogId }}
          >
            <Icon of={X} />
          </button>
        </div>
        <div className={styles.options}>
          {solutionChoices().map((choice) => (
            <a key={choice.path} href={choice.path} data-solution={choice.label}>
              <SubjectDrawing name={choice.icon} labels="never" />
              <Text as="h3" look="h4">
                {choice.title}
              </Text>
            </a>
          ))}
        </div>
      </dialog>
    </>
  );
}
