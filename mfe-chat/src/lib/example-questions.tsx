import { Icon } from '@northgate/ui/components/text/icon';
import { ArrowUpRight } from '@northgate/ui/icons/lucide';
import styles from './example-questions.module.css';

interface ExampleQuestionsProps {
  examples: string[];
  disabled: boolean;
  onChoose: (question: string) => void;
}

/** Questions to start with; one press asks. */
export const ExampleQuestions = ({ examples, disabled, onChoose }: ExampleQuestionsProps) => (
  <div className={styles.examples}>
    {examples.map((example) => (
      <button key={example} type="button" disabled={disabled} onClick={() => onChoose(example)}>
        {example}
        <Icon of={ArrowUpRight} />
      </button>
    ))}
  </div>
);
