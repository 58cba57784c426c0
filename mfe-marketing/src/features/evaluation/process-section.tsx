import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { evaluationProcess } from '../../content/evaluation.content';
import styles from './process-section.module.css';

/** The five steps in which a model is evaluated. */
export function ProcessSection() {
  return (
    <Section>
      <Hang title={evaluationProcess.title} text={evaluationProcess.lead}>
        <ol className={styles.steps}>
          {evaluationProcess.steps.map(({ number, title, description }) => (
            <li key={number}>
              <span className={styles.number}>{number}</span>
              <Text as="h3" look="h3">
                {title}
              </Text>
              <Text look="body" tone="quiet" className={styles.text}>
                {description}
              </Text>
            </li>
          ))}
        </ol>
      </Hang>
    </Section>
  );
}
