import { ScaleBar } from '@northgate/ui/components/figures/scale-bar';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { evaluationProcess } from '../../content/evaluation.content';
import { approach } from '../../content/red-teaming.content';
import styles from './approach-section.module.css';
import { StepDrawing } from './step-drawing';

/** The five steps, each drawn on the same page of text. */
export const ApproachSection = () => (
  <Section ground="band">
    <SectionHead title={approach.title} text={evaluationProcess.lead} look="lead" textClass={styles.lead} />
    <div className={styles.scale}>
      <ScaleBar segments={evaluationProcess.steps.map(() => 1)} />
    </div>
    <ol className={styles.steps}>
      {evaluationProcess.steps.map(({ number, title, description }) => (
        <li key={number}>
          <div className={styles.drawing}>
            <StepDrawing step={number} />
          </div>
          <div>
            <Text as="h3" look="h3">
              <span className={styles.number}>{number}</span> {title}
            </Text>
            <Text look="sm" tone="quiet" className={styles.text}>
              {description}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
