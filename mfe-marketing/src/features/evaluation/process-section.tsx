import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { evaluationProcess } from '../../content/evaluation.content';
import styles from './process-section.module.css';

/** The five steps in which a model is evaluated. */
export function ProcessSection() {
  const head = (
    <>
      <Text as="h2" look="h2">
        {evaluationProcess.title}
      </Text>
      <Text look="body" tone="quiet">
        {evaluationProcess.lead}
      </Text>
    </>
  );
  return (
    <Section>
      <Hang head={head}>
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
