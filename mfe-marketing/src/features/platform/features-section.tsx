import { Sheet, SheetGrid } from '@northgate/ui/components/figures/sheet-grid';
import { Text } from '@northgate/ui/components/text/text';
import { DebateAnalytics } from '../../lib/drawings/plates/debate-analytics';
import { DebateInterventions } from '../../lib/drawings/plates/debate-interventions';
import { DebateKnowledge } from '../../lib/drawings/plates/debate-knowledge';
import { DebateModels } from '../../lib/drawings/plates/debate-models';
import { DebatePersonas } from '../../lib/drawings/plates/debate-personas';
import { DebateTranscript } from '../../lib/drawings/plates/debate-transcript';
import { Section } from '@northgate/ui/layout/section';
import type { ReactElement } from 'react';
import { features, type PlatformFeature } from '../../content/platform.content';
import styles from './features-section.module.css';
import { PlatformButton } from './platform-button';

const drawings: Record<PlatformFeature['drawing'], () => ReactElement> = {
  models: () => <DebateModels />,
  personas: () => <DebatePersonas />,
  knowledge: () => <DebateKnowledge />,
  interventions: () => <DebateInterventions />,
  analytics: () => <DebateAnalytics />,
  transcript: () => <DebateTranscript />,
};

/** What the platform offers, one sheet each. */
export const FeaturesSection = () => (
  <Section>
    <Text as="h2" look="h2">
      {features.title}
    </Text>
    <SheetGrid className={styles.sheets}>
      {features.items.map(({ drawing, title, text }) => (
        <Sheet key={drawing} title={title} text={text} picture={drawings[drawing]()} />
      ))}
    </SheetGrid>
    <PlatformButton variant="ink" />
  </Section>
);
