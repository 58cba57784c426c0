import { capitalised } from '@northgate/site/navigation';
import type { DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';

/** Labels of the two demo buttons of an industry page. */
export const demoLabels = {
  hero: (industry: DrawnIndustry) => `Get ${capitalised(industry)} Demo`,
  closing: (industry: DrawnIndustry) => `Schedule ${capitalised(industry)} Demo`,
};
