import { useReducer } from 'react';
import styles from './roi.module.css';
import { initialRoi, reduceRoi, type RoiAction, type RoiRules, type RoiState } from './roi.logic';
import { RoiControl } from './roi-control';
import { RoiResult } from './roi-result';

/** Controls on the left, what they save in a year on the right. */
export function RoiPanel({ rules }: { rules: RoiRules }) {
  const [state, dispatch] = useReducer(
    (current: RoiState, action: RoiAction) => reduceRoi(rules, current, action),
    initialRoi,
  );
  return (
    <div className={styles.panel}>
      <div className={styles.controls}>
        <RoiControl rules={rules} field="cameras" value={state.cameras} dispatch={dispatch} />
        <RoiControl rules={rules} field="guards" value={state.guards} dispatch={dispatch} />
      </div>
      <RoiResult state={state} />
    </div>
  );
}
