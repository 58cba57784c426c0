import { Sheet, SheetGrid } from '@northgate/ui/components/figures/sheet-grid';
import Analytics from './drawings/analytics.svg';
import Interventions from './drawings/interventions.svg';
import Knowledge from './drawings/knowledge.svg';
import Models from './drawings/models.svg';
import Personas from './drawings/personas.svg';
import Transcript from './drawings/transcript.svg';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { features, type PlatformFeature } from '../../content/platform.content';
import styles from './features-section.module.css';
import { PlatformButton } from './platform-button';

const drawings = {
  models: Models,
  personas: Personas,
  knowledge: Knowledge,
  interventions: Interventions,
  analytics: Analytics,
  transcript: Transcript,
} satisfies Record<PlatformFeature['drawing'], unknown>;

/** What the platform offers, one sheet each. */
export const FeaturesSection = () => (
  <Section>
    <SectionHead title={features.title} />
    <SheetGrid className={styles.sheets}>
      {features.items.map(({ drawing, title, text }) => {
        const Drawing = drawings[drawing];
        return <Sheet key={drawing} title={title} text={text} picture={<Drawing />} />;
      })}
    </SheetGrid>
    <PlatformButton variant="ink" />
  </Section>
);
