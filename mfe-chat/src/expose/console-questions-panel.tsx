import type { PanelModule } from '@northgate/contracts/console/panel';
import { QuestionsPanel } from '../features/console-questions/questions-panel';

/** What visitors asked the assistant, for the console. */
const panel = QuestionsPanel satisfies PanelModule['default'];
export default panel;
