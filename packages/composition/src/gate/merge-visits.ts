import { emptyLook, type PageLook } from './page-look.js';

const unions = [
  ...(['figures', 'drafts', 'globals', 'elsewhere', 'blocking'] as const),
  ...(['kept', 'shades', 'texts', 'lost'] as const),
];
const lists = [
  ...(['pressed', 'answered', 'silent', 'disabled', 'turned', 'unturned', 'stiff'] as const),
  ...(['returned', 'staying'] as const),
  ...(['keeping', 'sent', 'repeated', 'shownAnswers', 'closed', 'unasked'] as const),
];
const figures = [
  ...(['requests', 'work', 'longestTask', 'scrolling'] as const),
  ...(['windows', 'served', 'shift', 'slowest', 'printed', 'entries'] as const),
];
const firsts = ['facts', 'timers', 'focus'] as const;

/** What was seen of a page in several visits: of figures the largest, and the problems of the first visit that has any. */
export function mergeVisits(all: PageLook[]): PageLook {
  const merged = emptyLook(all.every(({ used }) => used));
  for (const name of unions) merged[name] = [...new Set(all.flatMap((look) => look[name]))];
  for (const name of lists) merged[name] = all.flatMap((look) => look[name]);
  for (const name of figures) merged[name] = Math.max(...all.map((look) => look[name]));
  for (const name of firsts)
    Object.assign(merged, { [name]: all.find((look) => look[name])?.[name] ?? null });
  merged.views = all.flatMap(({ views }) => views);
  merged.problems = all.find(({ problems }) => problems.length)?.problems ?? [];
  for (const { said, opened, burden, later } of all) {
    keepLarger(merged.said, said);
    keepLarger(merged.opened, opened);
    keepLarger(merged.burden, burden);
    const { focused, ...moved } = later;
    keepLarger(merged.later, moved);
    merged.later.focused ||= focused;
  }
  return merged;
}

/** Keeps of each figure the larger one. */
function keepLarger<Figures extends object>(kept: Figures, found: Partial<Figures>): void {
  const known = kept as Record<string, number>;
  for (const [name, value] of Object.entries(found) as [string, number][])
    known[name] = Math.max(known[name] ?? 0, value);
}
