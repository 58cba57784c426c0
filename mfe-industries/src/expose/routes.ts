import type { RemoteRoute } from '@northgate/contracts/remote';
import { capitalised } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import type { IndustryContent } from '../content/industry-content';
import { industryPages, type IndustryPageKey } from '../content/industry-pages';

/** What an industry page receives: which one it is, and what its live parts must know in the browser. */
export interface IndustryPageData {
  industry: IndustryPageKey;
  contactHeading: string;
}

function industryRoute(industry: IndustryPageKey, { meta, contact }: IndustryContent) {
  const path = paths.industry(industry);
  return {
    path,
    page: './industry-page',
    meta: () => ({ ...meta, breadcrumb: [{ title: capitalised(industry), path }] }),
    load: async () => ({ industry, contactHeading: contact.heading }),
  } satisfies RemoteRoute<IndustryPageData>;
}

/** One route for each industry that has content. */
export const routes = Object.values(industryPages).map((content) => industryRoute(content.industry, content));
