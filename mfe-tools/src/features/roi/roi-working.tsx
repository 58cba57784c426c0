import { BarChart, type Bar } from '@northgate/ui/components/bar-chart';
import { Text } from '@northgate/ui/components/text';
import { roiContent } from '../../content/roi.content';
import { CopyLink } from '../../lib/copy-link';
import styles from './roi.module.css';
import { breakdownOf, cameraCost, counted, formatDollars, guardCost, type RoiState } from './roi.logic';
import { roiQuery } from './roi-link';

const guardRate = formatDollars(guardCost);
const cameraRate = formatDollars(cameraCost);

/** Both costs to one scale and a link to these numbers; the stated total at the start has only its rates. */
export function RoiWorking({ state }: { state: RoiState }) {
  const breakdown = breakdownOf(state);
  return (
    <div className={styles.working}>
      {breakdown ? (
        <>
          <BarChart caption={roiContent.working} bars={barsOf(state, breakdown)} />
          <CopyLink query={roiQuery(state)} anchor="roi" />
        </>
      ) : (
        <Text look="sm" tone="quiet">
          {roiContent.basis(guardRate, cameraRate)}
        </Text>
      )}
    </div>
  );
}

function barsOf(
  { cameras, guards }: RoiState,
  { guardCostSaved, monitoringCost }: NonNullable<ReturnType<typeof breakdownOf>>,
): Bar[] {
  const { fields, times } = roiContent;
  return [
    {
      label: roiContent.guardCostSaved,
      note: times(counted(guards, fields.guards), guardRate),
      text: formatDollars(guardCostSaved),
      value: guardCostSaved,
      look: 'outline',
    },
    {
      label: roiContent.monitoringCost,
      note: times(counted(cameras, fields.cameras), cameraRate),
      text: formatDollars(monitoringCost),
      value: -monitoringCost,
      look: 'signal',
    },
  ];
}
