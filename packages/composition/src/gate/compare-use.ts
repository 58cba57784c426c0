import { usedNoMore } from './compare-controls.js';
import { compareFacts } from './compare-facts.js';
import { unsent } from './compare-forms.js';
import { byItself } from './compare-later.js';
import type { PageLook, View } from './page-look.js';
import { listed, named, saidAt, without, type Problem } from './problem.js';

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
    ...(live.facts && now.facts ? compareFacts(live.facts, now.facts) : []),
  ];
  if (!live.used || !now.used) return seen;
  return [
    ...heavier(live, now),
    ...deaf(live, now),
    ...emptied(live, now),
    ...usedNoMore(live, now),
    ...unreached(live, now),
    ...unsent(live, now),
    ...named(
      'drafts',
      without(now.drafts, live.drafts),
      'once it was used, it shows words that nobody meant: *',
    ),
    ...slow(live, now),
    ...unprinted(live, now),
    ...shadedOtherwise(live, now),
    ...keeps(live, now),
    ...byItself(live, now),
    ...seen,
  ];
}

const heavier = (live: PageLook, now: PageLook): Problem[] =>
  (Object.keys(more) as (keyof typeof more)[])
    .filter((name) => now.burden[name] > live.burden[name] + more[name])
    .map((name) => ({ check: name, says: words[name](now.burden[name], live.burden[name]) }));

/** Controls that the live page answers with, and new ones that do nothing or not what they say. */
function deaf(live: PageLook, now: PageLook): Problem[] {
  const say = (names: string[], says: string) => named('answers', [...new Set(names)], says);
  const there = [...now.pressed, ...now.disabled];
  return [
    ...say(
      without(live.answered, now.answered).filter((name) => there.includes(name)),
      'nothing happens any more when one uses *',
    ),
    ...say(
      without(now.unturned, now.turned).filter((name) => live.turned.includes(name)),
      'something happens when one uses *, which neither opens nor changes any more',
    ),
    ...say(
      without(now.stiff, [...live.pressed, ...now.turned]),
      '* says that it opens or checks something, and does not',
    ),
    ...say(
      without(now.staying, now.returned).filter((name) => live.returned.includes(name)),
      'pressed once more, * does not go back any more',
    ),
    ...say(
      now.silent.length > live.silent.length ? without(now.silent, live.silent) : [],
      'nothing happens when one presses *',
    ),
  ];
}

/** What controls open and where hardly anything is to be seen any more. */
const emptied = (live: PageLook, now: PageLook): Problem[] =>
  Object.entries(now.opened)
    .filter(([name, length]) => length < (live.opened[name] ?? 0) * 0.1)
    .map(([name, length]) => ({
      check: 'opened',
      says: `in what "${name}" opens, ${length} characters are to be seen, on the live page ${live.opened[name]}`,
    }));

/** How many of the first that the keyboard comes to on the live page are looked for. */
const firstStops = 15;

function unreached(live: PageLook, now: PageLook): Problem[] {
  if (!live.focus || !now.focus) return [];
  const { reached, shown, unmarked } = now.focus;
  const first = live.focus.reached.slice(0, firstStops);
  const lost = without(first, reached).filter((name) => shown.includes(name));
  const says: string[] = [];
  if (now.entries > live.entries + 1)
    says.push(
      `some letters in a field are ${now.entries} entries of the history, on the live page ${live.entries}`,
    );
  if (lost.length > 1) says.push(`the keyboard does not come to ${listed(lost)} any more`);
  if (unmarked > live.focus.unmarked + reached.length / 2)
    says.push(`${unmarked} links and controls do not show that they have the focus`);
  return says.map((text) => ({ check: 'keyboard', says: text }));
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

/** Whether a text that was shown whole is cut off now, wherever it stands. */
const isCutNow = (text: string, before: View, now: View): boolean =>
  before.whole.includes(text) && !before.cut.includes(text) && !now.whole.includes(text);

/** Whether a name was shown and is only hidden now. One that was taken away may stand in a closed panel, as it did before. */
const isHiddenNow = (name: string, before: View, now: View): boolean => {
  const times = (names: string[]) => names.filter((one) => one === name).length;
  const isLost = before.shown.includes(name) && !now.shown.includes(name);
  return isLost && times(now.hidden) > times(before.hidden);
};

/** What of the content is there, was shown, and is not shown any more; and what cannot be read any more. */
function hidden(live: PageLook, now: PageLook): Problem[] {
  return now.views.flatMap((view) => {
    const before = live.views.find(({ name }) => name === view.name);
    if (!before) return [];
    const lost = [...new Set(view.hidden)].filter((name) => isHiddenNow(name, before, view));
    const cut = view.cut.filter((text) => isCutNow(text, before, view));
    const unread = without(view.unreadable, before.unreadable);
    const found = named('hidden', lost, 'it hides *');
    if (view.hiddenPictures > before.hiddenPictures)
      found.push({
        check: 'hidden',
        says: `${view.hiddenPictures} of its pictures are not to be seen, of those of the live page ${before.hiddenPictures}`,
      });
    found.push(...named('readable', cut, 'text is cut off by its own box: *'));
    if (unread.length) found.push({ check: 'readable', says: unread.slice(0, 3).join(', ') });
    if (before.headerStays && !view.headerStays)
      found.push({ check: 'header', says: 'its header is not there when one has scrolled' });
    return saidAt(`at ${view.name}`, found);
  });
}

function unprinted(live: PageLook, now: PageLook): Problem[] {
  if (now.printed >= live.printed * 0.5) return [];
  const says = `printed, it says ${now.printed} characters, the live page ${live.printed}`;
  return [{ check: 'paper', says }];
}

/** Who has asked for the colours of the night is not shown those of the day. */
function shadedOtherwise(live: PageLook, now: PageLook): Problem[] {
  const visitOf = (shade: string) => shade.split(':')[0];
  return without(now.shades, live.shades)
    .filter((shade) => live.shades.some((one) => visitOf(one) === visitOf(shade)))
    .map((shade) => ({ check: 'document', says: `its colours are those of another palette: ${shade}` }));
}

/** Lines of the first screen that cannot be read any more. */
const unseen = (live: PageLook, now: PageLook): Problem[] =>
  now.views.flatMap((view) => {
    const before = live.views.find(({ name }) => name === view.name)?.unseen ?? [];
    const says = 'text is laid out and not to be seen: *';
    return saidAt(`at ${view.name}`, named('seen text', without(view.unseen, before), says));
  });

/**
 * What may newly be kept in a visitor's browser, by kind and name, such as `stored theme`. Whoever needs more adds it here, in
 * the open, and to the privacy page.
 */
const mayBeKept = /^stored theme$/;

const keeps = (live: PageLook, now: PageLook): Problem[] =>
  named(
    'keeps',
    without(now.kept, live.kept).filter((name) => !mayBeKept.test(name)),
    "it keeps in its visitor's browser what the live page does not: *",
  );
