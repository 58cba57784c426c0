import type { PanelModule } from '@northgate/contracts/console/panel';
import { LeadsPanel } from '../features/console-leads/leads-panel';

/** The inbox of leads, for the console. */
const panel = LeadsPanel satisfies PanelModule['default'];
export default panel;
