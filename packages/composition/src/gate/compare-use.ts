import { byItself } from './compare-later.js';
import type { Facts } from './in-page/facts.js';
import type { PageLook } from './page-look.js';
import type { Problem } from './problem.js';

/** How much more a page may weigh or do by itself than it does live. */
const more = {
  bytes: 1_500_000,
  heap: 30_000_000,
  nodes: 8000,
  listeners: 1000,
  calls: 18,
  idleWork: 110,
} as const;

const words: Record<keyof typeof more, (now: number, live: number) => string> = {
  bytes: (now, live) => `it loads ${kilobytes(now)}, the live page ${kilobytes(live)}`,
  heap: (now, live) =>
    `its scripts hold ${kilobytes(now)} of memory, those of the live page ${kilobytes(live)}`,
  nodes: (now, live) => `it is made of ${now} nodes, the live page of ${live}`,
  listeners: (now, live) => `it listens in ${now} places, the live page in ${live}`,
  calls: (now, live) =>
    `its timers and frames call ${now} times during twenty frames, those of the live page ${live} times`,
  idleWork: (now, live) =>
    `it works ${now} ms during twenty frames in which nobody does anything, the live page ${live} ms`,
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

/** What in using a page is worse than on the live one. */
export function compareUse(live: PageLook, now: PageLook): Problem[] {
  const seen = [
    ...unseen(live, now),
    ...hidden(live, now),
    ...(live.facts && now.facts ? facts(live.facts, now.facts) : []),
  ];
  if (!live.used || !now.used) return seen;
  return [
    ...heavier(live, now),
    ...deaf(live, now),
    ...unreached(live, now),
    ...unsent(live, now),
    ...slow(live, now),
    ...unprinted(live, now),
    ...keeps(live, now),
    ...byItself(live, now),
    ...seen,
  ];
}

const heavier = (live: PageLook, now: PageLook): Problem[] =>
  (Object.keys(more) as (keyof typeof more)[])
    .filter((name) => now.burden[name] > live.burden[name] + more[name])
    .map((name) => ({ check: name, says: words[name](now.burden[name], live.burden[name]) }));

const listed = (names: string[]): string =>
  names
    .slice(0, 3)
    .map((name) => `"${name}"`)
    .join(', ');

/** Controls that the live page answers with, and new ones that do nothing. */
function deaf(live: PageLook, now: PageLook): Problem[] {
  const silent = [...new Set(live.answered)].filter(
    (name) => (now.pressed.includes(name) || now.disabled.includes(name)) && !now.answered.includes(name),
  );
  if (silent.length)
    return [{ check: 'answers', says: `nothing happens any more when one uses ${listed(silent)}` }];
  const added = now.silent.filter((name) => !live.silent.includes(name));
  if (now.silent.length <= live.silent.length || !added.length) return [];
  return [{ check: 'answers', says: `nothing happens when one presses ${listed(added)}` }];
}

/** How many of the first that the keyboard comes to on the live page are looked for. */
const firstStops = 15;

function unreached(live: PageLook, now: PageLook): Problem[] {
  if (!live.focus || !now.focus) return [];
  const { reached, shown, unmarked } = now.focus;
  const lost = live.focus.reached
    .slice(0, firstStops)
    .filter((name) => shown.includes(name) && !reached.includes(name));
  const problems: Problem[] = [];
  if (lost.length > 1)
    problems.push({ check: 'keyboard', says: `the keyboard does not come to ${listed(lost)} any more` });
  if (unmarked > live.focus.unmarked + reached.length / 2)
    problems.push({
      check: 'keyboard',
      says: `${unmarked} links and controls do not show that they have the focus`,
    });
  return problems;
}

function unsent(live: PageLook, now: PageLook): Problem[] {
  const say = (names: string[], says: string): Problem[] =>
    names.length ? [{ check: 'forms', says: says.replace('*', listed(names)) }] : [];
  const times = (requests: string[], request: string) => requests.filter((one) => one === request).length;
  const known = new Set(live.sent);
  return [
    ...say(
      [...known].filter((request) => !now.sent.includes(request)),
      'its form does not send * any more',
    ),
    ...say(
      [...known].filter((request) => times(now.sent, request) > times(live.sent, request)),
      'its form sends * more than once',
    ),
    ...say(
      [...new Set(now.sent)].filter((request) => /^POST https?:/.test(request)),
      'its form sends to another site: *',
    ),
    ...say(
      [...new Set(now.closed)].filter((name) => !live.closed.includes(name)),
      'one cannot write into *',
    ),
    ...say(
      live.keeping.filter((name) => now.pressed.includes(name) && !now.keeping.includes(name)),
      'when it cannot be sent, its form loses what was written into *',
    ),
    ...say(
      [...new Set(now.unasked)].filter((request) => !live.unasked.includes(request)),
      'it sends * although nobody sent anything',
    ),
  ];
}

function slow(live: PageLook, now: PageLook): Problem[] {
  const slower = (check: 'slowest' | 'scrolling', what: string): Problem[] => {
    const [before, after] = [Math.round(live[check]), Math.round(now[check])];
    if (after <= before * 2 + mostWait[check]) return [];
    return [{ check, says: `${what} for ${after} ms, on the live page for ${before} ms` }];
  };
  return [
    ...slower('slowest', 'its controls keep their visitor waiting'),
    ...slower('scrolling', 'one waits until it is scrolled'),
  ];
}

/** How much longer one may wait than on the live page, in milliseconds. */
const mostWait = { slowest: 400, scrolling: 250 };

/** What of the content is there, was shown, and is not shown any more; and what cannot be read any more. */
function hidden(live: PageLook, now: PageLook): Problem[] {
  return now.views.flatMap((view) => {
    const before = live.views.find(({ name }) => name === view.name);
    if (!before) return [];
    const lost = view.hidden.filter((name) => before.shown.includes(name));
    const unread = view.unreadable.filter((words) => !before.unreadable.includes(words));
    return [
      ...(lost.length ? [{ check: 'hidden', says: `at ${view.name}, it hides ${listed(lost)}` }] : []),
      ...(view.hiddenPictures > before.hiddenPictures
        ? [
            {
              check: 'hidden',
              says: `at ${view.name}, ${view.hiddenPictures} of its pictures are not to be seen, of those of the live page ${before.hiddenPictures}`,
            },
          ]
        : []),
      ...(unread.length
        ? [{ check: 'readable', says: `at ${view.name}, ${unread.slice(0, 3).join(', ')}` }]
        : []),
      ...(before.headerStays && !view.headerStays
        ? [{ check: 'header', says: `at ${view.name}, its header is not there when one has scrolled` }]
        : []),
    ];
  });
}

function unprinted(live: PageLook, now: PageLook): Problem[] {
  if (now.printed >= live.printed * 0.5) return [];
  const says = `printed, it says ${now.printed} characters, the live page ${live.printed}`;
  return [{ check: 'paper', says }];
}

/** Lines of the first screen that cannot be read any more. */
function unseen(live: PageLook, now: PageLook): Problem[] {
  const problems: Problem[] = [];
  for (const view of now.views) {
    const before = live.views.find(({ name }) => name === view.name)?.unseen ?? [];
    const lost = view.unseen.filter((line) => !before.includes(line));
    if (lost.length)
      problems.push({
        check: 'seen text',
        says: `at ${view.name}, text is laid out and not to be seen: ${listed(lost)}`,
      });
  }
  return problems;
}

/**
 * What may newly be kept in a visitor's browser, by kind and name, such as `stored theme`. Whoever needs more adds it here, in
 * the open, and to the privacy page.
 */
const mayBeKept = /^stored theme$/;

function keeps(live: PageLook, now: PageLook): Problem[] {
  const added = now.kept.filter((name) => !live.kept.includes(name) && !mayBeKept.test(name));
  if (!added.length) return [];
  return [
    {
      check: 'keeps',
      says: `it keeps in its visitor's browser what the live page does not: ${listed(added)}`,
    },
  ];
}

const unchanging = [
  'language',
  'direction',
  'viewport',
  'word for search engines',
  'canonical address',
  'base',
  'refresh',
];

/** How many more than on the live page there may be. */
const allowed: Facts['counts'] = { animations: 0, ownInNewWindow: 2, sameIds: 0, plainLinks: 0 };

const tooMany: Record<keyof Facts['counts'], (count: number) => string> = {
  animations: () => 'it moves without end although its visitor wants no motion',
  ownInNewWindow: (count) => `${count} links to pages of this site open a new window`,
  sameIds: (count) => `${count} of its ids are used a second time`,
  plainLinks: (count) => `${count} links in its text look like the words around them`,
};

function facts(live: Facts, now: Facts): Problem[] {
  const says = unchanging
    .filter((name) => live.head[name] !== now.head[name])
    .map(
      (name) => `its ${name} is "${now.head[name] ?? ''}", that of the live page "${live.head[name] ?? ''}"`,
    );
  says.push(
    ...(Object.keys(allowed) as (keyof typeof allowed)[])
      .filter((name) => now.counts[name] > live.counts[name] + allowed[name])
      .map((name) => tooMany[name](now.counts[name])),
  );
  const untold = live.told.filter((name) => !now.told.includes(name));
  if (untold.length) says.push(`it does not tell search engines and others ${listed(untold)} any more`);
  if (now.landmarks < live.landmarks)
    says.push(`it has ${now.landmarks} landmarks to find one's way by, the live page ${live.landmarks}`);
  const mute = Object.keys(live.pictures).filter((file) => live.pictures[file] && now.pictures[file] === '');
  if (mute.length) says.push(`pictures of it have lost their words: ${listed(mute)}`);
  if (now.smallest < Math.min(9, live.smallest)) says.push(`text of it is ${now.smallest} pixels high`);
  const drafts = now.drafts.filter((text) => !live.drafts.includes(text));
  if (drafts.length) says.push(`it shows words that are not meant for visitors: ${listed(drafts)}`);
  const sites = now.sites.filter((site) => !live.sites.includes(site));
  if (sites.length) says.push(`it names another site that browsers are to ask: ${listed(sites)}`);
  if (live.selectable && !now.selectable) says.push('its text cannot be selected');
  return says.map((text) => ({ check: 'document', says: text }));
}
