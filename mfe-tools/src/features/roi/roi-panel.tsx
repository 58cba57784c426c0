import { cx } from '@northgate/ui/composition/class-names';
import { m, Motion, rising } from '@northgate/ui/motion/motion';
import { useReducer } from 'react';
import calculator from '../../lib/calculator.module.css';
import styles from './roi.module.css';
import { reduceRoi, roiRules, type RoiAction, type RoiRules, type RoiState } from './roi.logic';
import { RoiControl } from './roi-control';
import { RoiResult } from './roi-result';
import { RoiWorking } from './roi-working';

export interface RoiPanelProps {
  rules: RoiRules;
  /** The numbers it opens with. */
  start: RoiState;
  /** False while it is hidden. */
  shown: boolean;
}

/** The two numbers, what they save in a year, and how that comes about. */
export function RoiPanel({ rules, start, shown }: RoiPanelProps) {
  const [state, dispatch] = useReducer(
    (current: RoiState, action: RoiAction) => reduceRoi(rules, current, action),
    start,
  );
  const hasSliders = Boolean(roiRules[rules].cameras.slider);
  return (
    <Motion>
      <m.div {...rising(shown)} className={cx(calculator.panel, styles.panel, !hasSliders && styles.slim)}>
        <div className={styles.controls}>
          <RoiControl rules={rules} field="cameras" value={state.cameras} dispatch={dispatch} />
          <RoiControl rules={rules} field="guards" value={state.guards} dispatch={dispatch} />
        </div>
        <RoiResult state={state} />
        <RoiWorking state={state} />
      </m.div>
    </Motion>
  );
}
