import type { DeskClient } from '@northgate/contracts/console/panel';
import { questionReport } from '@northgate/contracts/console/questions';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useSearchParams } from 'react-router-dom';

const weekMs = 7 * 86_400_000;

/** How far back the report can go: a number of weeks, or everything. */
export const spans = [
  ['4', 'Last 4 weeks'],
  ['12', 'Last 12 weeks'],
  ['', 'All weeks'],
] as const;

/** What the report can be narrowed to by outcome. */
export const outcomes = [
  ['not', 'Not answered'],
  ['yes', 'Answered'],
  ['', 'All'],
] as const;

/** Monday of the week (UTC) that so many weeks ago began. */
function mondayBefore(weeks: number): string {
  const now = Date.now();
  const sinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  return new Date(now - sinceMonday * (weekMs / 7) - (weeks - 1) * weekMs).toISOString().slice(0, 10);
}

/** What was asked, as the address narrows it. */
export function useQuestions(client: DeskClient) {
  const [parameters, setParameters] = useSearchParams({ weeks: '4', answered: 'not' });
  const [weeks = '', answered = '', page = ''] = ['weeks', 'answered', 'page'].map(
    (name) => parameters.get(name) ?? '',
  );
  const since = Number(weeks) > 0 ? mondayBefore(Number(weeks)) : undefined;
  const loaded = useLoaded(since ?? 'all', async (signal) => {
    const { data } = await client.get<unknown>('/desk/questions', { params: { since }, signal });
    return questionReport.parse(data);
  });
  const change = (name: 'weeks' | 'answered' | 'page', value: string) =>
    setParameters(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return { ...loaded, filter: { weeks, answered, page }, change };
}
