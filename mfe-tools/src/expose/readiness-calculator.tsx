import type { RemoteComponent } from '@northgate/contracts/components';
import { ReadinessCalculator } from '../features/readiness/readiness-calculator';

/** The readiness calculator with the anchor `#readiness`: readable at once, its three steps load as one gets near. */
export default ReadinessCalculator satisfies RemoteComponent<'mfe-tools/readiness-calculator'>;
