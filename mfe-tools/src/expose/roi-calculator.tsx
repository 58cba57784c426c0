import type { RemoteComponent } from '@northgate/contracts/components';
import { RoiCalculator } from '../features/roi/roi-calculator';

/** The savings calculator with the anchor `#roi`: a heading and a button, the panel loads on first opening. */
export default RoiCalculator satisfies RemoteComponent<'mfe-tools/roi-calculator'>;
