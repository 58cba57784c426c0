import type { RemoteRoute } from '@northgate/contracts/remote';
import { capitalised } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import type { DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';
import { industryAnswers } from '../content/answers/industry-answers.content';
import type { PageContent } from '../content/industry-content';
import { legal } from '../content/legal.content';
import { manufacturing } from '../content/manufacturing.content';
import { industries, type IndustryPageKey } from '../features/industry/industries';

/** What a page with a layout of its own receives: what its live parts must know in the browser. */
export interface SectorPageData {
  contactHeading: string;
}

/** What an industry page of the shared layout receives. */
export interface IndustryPageData extends SectorPageData {
  industry: IndustryPageKey;
}

const about = (key: DrawnIndustry, { meta }: PageContent) => {
  const path = paths.industry(key);
  const answers = industryAnswers[key];
  return { path, meta: () => ({ ...meta, answers, breadcrumb: [{ title: capitalised(key), path }] }) };
};

const ownLayout = (key: 'legal' | 'manufacturing', content: PageContent) =>
  ({
    ...about(key, content),
    page: `./${key}-page`,
    load: async () => ({ contactHeading: content.contact.heading }),
  }) satisfies RemoteRoute<SectorPageData>;

const sharedLayout = (industry: IndustryPageKey) => {
  const { content } = industries[industry];
  return {
    ...about(industry, content),
    page: './industry-page',
    load: async () => ({ industry, contactHeading: content.contact.heading }),
  } satisfies RemoteRoute<IndustryPageData>;
};

/** One route for each industry: two with a layout of their own, the others on the shared one. */
export const routes = [
  ownLayout('legal', legal),
  ownLayout('manufacturing', manufacturing),
  ...Object.values(industries).map(({ content }) => sharedLayout(content.industry)),
];
