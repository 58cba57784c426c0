import type { RoiCalculatorProps } from '@northgate/contracts/components';
import { Button } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { useState } from 'react';
import { roiContent } from '../../content/roi.content';
import styles from './roi.module.css';
import { useRoiPanel } from './use-roi-panel';

const panelId = 'roi-panel';

/** Heading and button of the calculator; the panel keeps its numbers while it is hidden. */
export function RoiCalculator({ rules, heading }: RoiCalculatorProps) {
  const [showCalculator, setShowCalculator] = useState(false);
  const { Panel, failed, load } = useRoiPanel();

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
        {Panel ? <Panel rules={rules} /> : null}
        {failed ? <Unavailable onRetry={() => void load()} /> : null}
      </div>
    </Section>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.unavailable} role="alert">
      <Text look="body">{roiContent.unavailable.text}</Text>
      <Button variant="outline" size="compact" onClick={onRetry}>
        {roiContent.unavailable.retry}
      </Button>
    </div>
  );
}
