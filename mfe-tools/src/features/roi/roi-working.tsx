import { BarChart, type Bar } from '@northgate/ui/components/figures/bar-chart';
import { Text } from '@northgate/ui/components/text/text';
import { roiContent } from '../../content/roi.content';
import { AskAbout } from '../../lib/ask-about';
import { CopyLink } from '../../lib/copy-link';
import { PrintResult } from '../../lib/print-result';
import styles from './roi.module.css';
import { breakdownOf, cameraCost, counted, formatDollars, guardCost, type RoiState } from './roi.logic';
import { roiQuery } from './roi-link';

const guardRate = formatDollars(guardCost);
const cameraRate = formatDollars(cameraCost);

/** Both costs to one scale, their sum, and links that keep these numbers; the stated total at the start has only its rates. */
export function RoiWorking({ state }: { state: RoiState }) {
  const { fields, contact, times } = roiContent;
  const breakdown = breakdownOf(state);
  const cameras = counted(state.cameras, fields.cameras);
  const guards = counted(state.guards, fields.guards);
  const total = formatDollars(state.annualSavings);
  return (
    <div className={styles.working}>
      {breakdown ? (
        <>
          <BarChart caption={roiContent.working} bars={barsOf(state, breakdown)} />
          <Text look="sm" className={styles.sum}>
            {roiContent.sum(times(guards, guardRate), times(cameras, cameraRate), total)}
          </Text>
          <div className={styles.after}>
            <CopyLink query={roiQuery(state)} anchor="roi" />
            <PrintResult />
            <AskAbout
              enquiry={{ message: contact.message(cameras, guards, total), service: 'cctv-security' }}
            >
              {contact.label}
            </AskAbout>
          </div>
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
