import { Tabs, type Tab } from '@northgate/ui/components/controls/tabs';
import { PercentBars } from '@northgate/ui/components/figures/percent-bar';
import { RisingBars } from '@northgate/ui/components/figures/rising-bars';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { useState, type ReactNode } from 'react';
import { demo, evaluationProcess } from '../../content/evaluation.content';
import { accuracy, evaluationMetrics, proof, safetyDemo } from '../../content/infrastructure.content';
import { TitledText } from '../../lib/titled-text';
import styles from './proof-band.module.css';
import { Attacks } from './safety-demo';
import stepsStyles from './steps-list.module.css';

type Part = keyof typeof proof.tabs;

const panels: Record<Part, ReactNode> = {
  demo: (
    <Panel title={safetyDemo.heading} text={demo.lead}>
      <Attacks />
    </Panel>
  ),
  process: (
    <Panel title={evaluationProcess.title} text={evaluationProcess.lead}>
      <StepsList />
    </Panel>
  ),
  accuracy: (
    <Panel title={accuracy.title} text={accuracy.text}>
      <RisingBars bars={accuracy.metrics} />
    </Panel>
  ),
  metrics: (
    <Panel title={evaluationMetrics.title} text={evaluationMetrics.lead}>
      <PercentBars bars={evaluationMetrics.metrics} />
    </Panel>
  ),
};

const tabs: Tab<Part>[] = (Object.keys(proof.tabs) as Part[]).map((key) => ({
  key,
  label: proof.tabs[key],
  panel: panels[key],
}));

/** How the system is attacked before it is handed over, and what comes of it: four parts of one band. */
export function ProofBand() {
  const [selected, setSelected] = useState<Part>('demo');
  return (
    <Section id="proof" ground="night">
      <SectionHead title={proof.title} text={proof.text} look="lead" textClass={styles.lead} />
      <div className={styles.tabs}>
        <Tabs id="proof" label={proof.title} tabs={tabs} selected={selected} onSelect={setSelected} />
      </div>
    </Section>
  );
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <TitledText title={title} text={text} textClass={styles.text} />
      </div>
      {children}
    </div>
  );
}

/** The five steps in which a model is evaluated. */
function StepsList() {
  return (
    <ol className={stepsStyles.steps}>
      {evaluationProcess.steps.map(({ number, title, description }) => (
        <li key={number}>
          <span className={stepsStyles.number}>{number}</span>
          <TitledText as="h4" title={title} text={description} textClass={stepsStyles.text} />
        </li>
      ))}
    </ol>
  );
}
