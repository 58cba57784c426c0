import type { IndustryKey } from '@northgate/site/paths';
import type { IndustryContent } from './industry-content';
import { logistics } from './logistics.content';

/** The industries of the shared layout that have a page. */
export const industryPages = { logistics } satisfies {
  [Key in IndustryKey]?: IndustryContent & { industry: Key };
};

export type IndustryPageKey = keyof typeof industryPages;

/** The content of one industry's page. */
export const industryPage = (industry: IndustryPageKey): IndustryContent => industryPages[industry];
