import type { Overview } from '@northgate/contracts/console/overview';
import type { VisitEvent, VisitSource } from '@northgate/contracts/visit-events';

/** What somebody does with a form or a calculator, step by step. */
const funnels: { title: string; steps: [VisitEvent, string][] }[] = [
  {
    title: 'Contact and quote forms',
    steps: [
      ['view', 'Saw a page with it'],
      ['form_start', 'Began to write'],
      ['form_submission', 'Sent it'],
    ],
  },
  {
    title: 'Savings calculator',
    steps: [
      ['view', 'Saw a page with it'],
      ['roi_start', 'Used it'],
      ['roi_ask', 'Asked about the result'],
    ],
  },
  {
    title: 'Readiness calculator',
    steps: [
      ['view', 'Saw a page with it'],
      ['readiness_start', 'Used it'],
      ['readiness_ask', 'Asked about the result'],
    ],
  },
];

export interface Funnel {
  title: string;
  /** `share` is the part of the first step. */
  steps: { name: string; count: number; share: number }[];
}

/** Funnels over the pages on which they were begun, of one page or source or of all. */
export function funnelsOf(
  events: Overview['events'],
  only: { page?: string; source?: VisitSource | '' } = {},
): Funnel[] {
  const chosen = events.filter(
    ({ page, source }) => (!only.page || page === only.page) && (!only.source || source === only.source),
  );
  return funnels.map(({ title, steps }) => {
    const begins = steps[1]?.[0];
    const pages = new Set(events.filter(({ name }) => name === begins).map(({ page }) => page));
    const counts = steps.map(([event]) =>
      chosen.reduce(
        (sum, { name, page, count }) => (name === event && pages.has(page) ? sum + count : sum),
        0,
      ),
    );
    const [first = 0] = counts;
    return {
      title,
      steps: steps.map(([, name], at) => ({
        name,
        count: counts[at] ?? 0,
        share: first ? (counts[at] ?? 0) / first : 0,
      })),
    };
  });
}
