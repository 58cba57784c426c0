import { capitalised } from '@northgate/site/navigation';
import type { IndustryKey } from '@northgate/site/paths';

/** Labels of the two demo buttons of an industry page. */
export const demoLabels = {
  hero: (industry: IndustryKey) => `Get ${capitalised(industry)} Demo`,
  closing: (industry: IndustryKey) => `Schedule ${capitalised(industry)} Demo`,
};
