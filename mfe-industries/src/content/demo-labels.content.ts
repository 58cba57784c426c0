import { capitalised } from '@northgate/site/navigation';
import type { IndustryKey } from '@northgate/site/paths';

/** Labels of the two demo buttons, the same on every industry page. */
export const demoLabels = {
  hero: 'Get Industry Demo',
  closing: (industry: IndustryKey) => `Schedule ${capitalised(industry)} Demo`,
};
