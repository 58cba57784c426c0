import { Icon } from '@northgate/ui/components/icon';
import { Text } from '@northgate/ui/components/text';
import { cx } from '@northgate/ui/composition/class-names';
import { CircleAlert } from 'lucide-react';
import { roiContent } from '../../content/roi.content';
import styles from './roi.module.css';
import { breakdownOf, cameraCost, formatDollars, guardCost, isLoss, type RoiState } from './roi.logic';

/** The total, what it is made of, and the rates behind it. */
export function RoiResult({ state }: { state: RoiState }) {
  const { annualSavings } = state;
  const breakdown = breakdownOf(state);
  return (
    <div className={styles.result}>
      <div>
        <Text look="label">{roiContent.total}</Text>
        <output
          htmlFor="roi-cameras roi-guards"
          className={cx(styles.total, isLoss(annualSavings) && styles.bad)}
        >
          {formatDollars(annualSavings)}
        </output>
        {isLoss(annualSavings) ? (
          <p className={styles.warning}>
            <Icon of={CircleAlert} size={18} />
            {annualSavings < 0 ? roiContent.noSaving.loss : roiContent.noSaving.even}
          </p>
        ) : null}
      </div>
      {breakdown ? (
        <table className={styles.breakdown}>
          <tbody>
            <tr>
              <th scope="row">{roiContent.guardCostSaved}</th>
              <td>{formatDollars(breakdown.guardCostSaved)}</td>
            </tr>
            <tr>
              <th scope="row">{roiContent.monitoringCost}</th>
              <td>{formatDollars(breakdown.monitoringCost)}</td>
            </tr>
          </tbody>
        </table>
      ) : null}
      <Text look="sm">{roiContent.basis(formatDollars(guardCost), formatDollars(cameraCost))}</Text>
    </div>
  );
}
