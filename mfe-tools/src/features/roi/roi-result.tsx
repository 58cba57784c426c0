import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { CircleAlert } from '@northgate/ui/icons/lucide';
import { roiContent } from '../../content/roi.content';
import calculator from '../../lib/calculator.module.css';
import styles from './roi.module.css';
import { breakdownOf, formatDollars, isLoss, type RoiState } from './roi.logic';

/** The total and where it comes from, in the colour of errors and with words when nothing is saved. */
export function RoiResult({ state }: { state: RoiState }) {
  const { total, origin, noSaving } = roiContent;
  const { annualSavings } = state;
  return (
    <div className={styles.result}>
      <Text look="label" tone="quiet">
        {total}
      </Text>
      <output
        htmlFor="roi-cameras roi-guards"
        className={cx(calculator.total, isLoss(annualSavings) && styles.bad)}
      >
        {formatDollars(annualSavings)}
      </output>
      <Text look="sm" tone="quiet" className={styles.origin}>
        {breakdownOf(state) ? origin.computed : origin.stated}
      </Text>
      {isLoss(annualSavings) ? (
        <p className={styles.warning}>
          <Icon of={CircleAlert} size={18} />
          {annualSavings < 0 ? noSaving.loss : noSaving.even}
        </p>
      ) : null}
    </div>
  );
}
