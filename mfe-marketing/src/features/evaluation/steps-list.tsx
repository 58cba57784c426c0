import { evaluationProcess } from '../../content/evaluation.content';
import { TitledText } from '../../lib/titled-text';
import styles from './steps-list.module.css';

/** The five steps in which a model is evaluated. */
export const StepsList = () => (
  <ol className={styles.steps}>
    {evaluationProcess.steps.map(({ number, title, description }) => (
      <li key={number}>
        <span className={styles.number}>{number}</span>
        <TitledText as="h4" title={title} text={description} textClass={styles.text} />
      </li>
    ))}
  </ol>
);
