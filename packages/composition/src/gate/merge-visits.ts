import { emptyLook, type Burden, type Later, type PageLook } from './page-look.js';

const unions = [
  'figures',
  'drafts',
  'globals',
  'elsewhere',
  'blocking',
  'kept',
  'shades',
  'texts',
  'lost',
] as const;
const lists = [
  ...(['pressed', 'answered', 'silent', 'disabled', 'turned', 'unturned', 'stiff'] as const),
  ...(['returned', 'staying'] as const),
  ...(['keeping', 'sent', 'repeated', 'shownAnswers', 'closed', 'unasked'] as const),
];
const figures = [
  ...(['requests', 'work', 'longestTask', 'scrolling'] as const),
  ...(['windows', 'served', 'shift', 'slowest', 'printed', 'entries'] as const),
];

/** What was seen of a page in several visits: of figures the largest, and the problems of the first visit that has any. */
export function mergeVisits(all: PageLook[]): PageLook {
  const merged = emptyLook(all.every(({ used }) => used));
  for (const name of unions) merged[name] = [...new Set(all.flatMap((look) => look[name]))];
  for (const name of lists) merged[name] = all.flatMap((look) => look[name]);
  for (const name of figures) merged[name] = Math.max(...all.map((look) => look[name]));
  return {
    ...merged,
    views: all.flatMap(({ views }) => views),
    problems: all.find(({ problems }) => problems.length)?.problems ?? [],
    facts: all.find(({ facts }) => facts)?.facts ?? null,
    timers: all.find(({ timers }) => timers)?.timers ?? null,
    focus: all.find(({ focus }) => focus)?.focus ?? null,
    said: all.map(({ said }) => said).reduce(moreSaid, {}),
    later: all.map(({ later }) => later).reduce(laterOf, merged.later),
    burden: all.map(({ burden }) => burden).reduce(heavierOf, merged.burden),
  };
}

const moreSaid = (one: PageLook['said'], other: PageLook['said']): PageLook['said'] =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]),
  );

const laterOf = (one: Later, other: Later): Later => ({
  shift: Math.max(one.shift, other.shift),
  scroll: Math.max(one.scroll, other.scroll),
  nodes: Math.max(one.nodes, other.nodes),
  focused: one.focused || other.focused,
  opened: Math.max(one.opened, other.opened),
  loading: Math.max(one.loading, other.loading),
  requests: Math.max(one.requests, other.requests),
  call: Math.max(one.call, other.call),
});

const heavierOf = (one: Burden, other: Burden): Burden => ({
  bytes: Math.max(one.bytes, other.bytes),
  heap: Math.max(one.heap, other.heap),
  nodes: Math.max(one.nodes, other.nodes),
  listeners: Math.max(one.listeners, other.listeners),
  calls: Math.max(one.calls, other.calls),
  idleWork: Math.max(one.idleWork, other.idleWork),
});
