import { Text } from '@northgate/ui/components/text/text';
import { evaluationProcess } from '../../content/evaluation.content';
import styles from './steps-list.module.css';

/** The five steps in which a model is evaluated. */
export const StepsList = () => (
  <ol className={styles.steps}>
    {evaluationProcess.steps.map(({ number, title, description }) => (
      <li key={number}>
        <span className={styles.number}>{number}</span>
        <Text as="h4" look="h3">
          {title}
        </Text>
        <Text look="body" tone="quiet" className={styles.text}>
          {description}
        </Text>
      </li>
    ))}
  </ol>
);
