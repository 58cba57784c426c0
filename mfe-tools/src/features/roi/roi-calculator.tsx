import type { RoiCalculatorProps } from '@northgate/contracts/components';
import barChart from '@northgate/ui/components/figures/bar-chart.module.css';
import { Button } from '@northgate/ui/components/controls/button';
import slider from '@northgate/ui/components/controls/slider.module.css';
import stepper from '@northgate/ui/components/controls/stepper.module.css';
import { Text } from '@northgate/ui/components/text/text';
import tone from '@northgate/ui/components/text/tone.module.css';
import { includeStyles } from '@northgate/ui/composition/sheets';
import field from '@northgate/ui/generated/field.module.css';
import { Section } from '@northgate/ui/layout/section';
import { useEffect, useState } from 'react';
import { roiContent } from '../../content/roi.content';
import calculator from '../../lib/calculator.module.css';
import numberControl from '../../lib/number-control.module.css';
import { Unavailable } from '../../lib/unavailable';
import { useLatePart } from '../../lib/use-late-part';
import styles from './roi.module.css';
import { initialRoi } from './roi.logic';
import { linkedRoi } from './roi-link';

const panelId = 'roi-panel';
const fetchPanel = () => import('./roi-panel').then((module) => module.RoiPanel);

/** Heading and button of the calculator; the panel keeps its numbers while it is hidden. */
export function RoiCalculator({ rules, heading }: RoiCalculatorProps) {
  includeStyles(barChart, calculator, field, numberControl, slider, stepper, tone);
  const [showCalculator, setShowCalculator] = useState(false);
  const [start, setStart] = useState(initialRoi);
  const { Part: Panel, failed, load } = useLatePart(fetchPanel);

  useEffect(() => {
    const linked = linkedRoi(rules, window.location.search);
    if (!linked) return;
    setStart(linked);
    setShowCalculator(true);
    void load();
  }, [rules, load]);

  const toggle = () => {
    if (!showCalculator && !Panel) void load();
    setShowCalculator(!showCalculator);
  };
  return (
    <Section id="roi" space="flush">
      <div className={styles.head}>
        <Text as="h2" look="h2" className={styles.heading}>
          {heading}
        </Text>
        <Button
          variant="outline"
          size="compact"
          aria-expanded={showCalculator}
          aria-controls={panelId}
          onClick={toggle}
        >
          {showCalculator ? roiContent.hide : roiContent.show}
        </Button>
      </div>
      <div
        id={panelId}
        className={styles.place}
        hidden={!showCalculator}
        aria-busy={showCalculator && !Panel && !failed}
      >
        {Panel ? <Panel rules={rules} start={start} shown={showCalculator} /> : null}
        {failed ? <Unavailable onRetry={() => void load()} /> : null}
      </div>
    </Section>
  );
}
