import type { ReadinessCalculatorProps } from '@northgate/contracts/components';
import barChart from '@northgate/ui/components/figures/bar-chart.module.css';
import checkboxCard from '@northgate/ui/components/controls/checkbox-card.module.css';
import slider from '@northgate/ui/components/controls/slider.module.css';
import stepper from '@northgate/ui/components/controls/stepper.module.css';
import tabs from '@northgate/ui/components/controls/tabs.module.css';
import { Text } from '@northgate/ui/components/text/text';
import { includeStyles } from '@northgate/ui/composition/sheets';
import button from '@northgate/ui/generated/button.module.css';
import field from '@northgate/ui/generated/field.module.css';
import { Section } from '@northgate/ui/layout/section';
import { useRef } from 'react';
import { readinessContent } from '../../content/readiness.content';
import calculator from '../../lib/calculator.module.css';
import numberControl from '../../lib/number-control.module.css';
import { Unavailable } from '../../lib/unavailable';
import styles from './readiness.module.css';
import { ReadinessPreview } from './readiness-preview';
import { useReadinessPanel } from './use-readiness-panel';

/** Heading of the calculator and what it asks; the calculator itself comes as one gets near. */
export function ReadinessCalculator({ heading = readinessContent.title }: ReadinessCalculatorProps) {
  includeStyles(barChart, button, calculator, checkboxCard, field, numberControl, slider, stepper, tabs);
  const place = useRef<HTMLDivElement>(null);
  const { Panel, linked, failed, load, focusWithin } = useReadinessPanel(place);
  return (
    <Section id="readiness">
      <div className={styles.head}>
        <Text as="h2" look="h2">
          {heading}
        </Text>
        <Text look="body" tone="quiet">
          {readinessContent.intro}
        </Text>
      </div>
      <div ref={place} className={styles.place} {...focusWithin}>
        {Panel ? <Panel linked={linked} /> : <ReadinessPreview />}
        {failed ? <Unavailable onRetry={() => void load()} /> : null}
      </div>
    </Section>
  );
}
