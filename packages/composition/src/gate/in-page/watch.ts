/// <reference lib="dom" />
import { keptThings, leaveBehind, listenToBlocking, listenToQuestions } from './asked-for.js';
import { followCodeFromText } from './code-from-text.js';
import { BuiltIns } from './built-ins.js';
import { checkConduct, locked } from './conduct.js';
import { contentLength, contentTexts, focused, paletteShown } from './content-texts.js';
import { draftWords } from './draft-words.js';
import { isShown, waitsToBeOpened, type Problem } from './elements.js';
import { checkMaterial, readFacts, readLinks } from './facts.js';
import { FocusFollower } from './focus-order.js';
import { FormSender } from './forms.js';
import { firstControls, letHappen, lostUnderMouse, wayTo } from './happenings.js';
import { checkLandmarks } from './landmarks.js';
import { readLayout } from './layout.js';
import { Opener } from './opener.js';
import { Presser } from './presses.js';
import { checkWhatStays } from './readable.js';
import { ServedHead } from './served-head.js';
import { shownFigures } from './shown-texts.js';
import { ServedMarkup } from './served-markup.js';
import { Timers } from './timers.js';

/** What is put into a page that is looked at, for whoever looks. */
export type PageWatch = ReturnType<typeof watchPage>;

declare global {
  interface Window {
    gateWatch: PageWatch;
  }
}

/** Begins to watch a page before any script of it runs. */
export function startWatch(): void {
  if (window.top === window) Object.defineProperty(window, 'gateWatch', { value: watchPage() });
}

function watchPage() {
  const heard: Problem[] = [];
  const [timers, head] = [new Timers(), new ServedHead()];
  const errors = listen(heard);
  listenToQuestions(errors.asked);
  followCodeFromText(errors.ran);
  listenToBlocking((address) =>
    heard.push({ check: 'waits', says: `it lets everything wait until it has ${address}` }),
  );
  if (location.protocol === 'http:') leaveBehind();
  const builtIns = new BuiltIns();
  let served: ServedMarkup | null = null;
  let openers: ReadonlyMap<HTMLElement, HTMLElement> = new Map();
  return {
    checkConduct,
    checkLandmarks,
    checkMaterial,
    checkWhatStays,
    contentLength,
    contentTexts,
    firstControls,
    focused,
    isShown,
    keptThings,
    letHappen,
    locked,
    lostUnderMouse,
    paletteShown,
    readFacts,
    readLayout,
    readLinks,
    timers,
    waitsToBeOpened,
    wayTo,
    /** How many entries the history had before any script of the page ran. */
    entries: history.length,
    /** What went wrong so far. */
    heard: () => heard,
    /** The longest task of the page's main thread since this was asked last, in milliseconds. */
    longestTask: followTasks(),
    /** How far its parts were moved since it was opened, as browsers count it: 0.1 is noticed, 1 is a whole window. */
    shift: followShifts(),
    /** What the page changed of the language and the platform, and the names it put on `window`. */
    changes: () => builtIns.changes(),
    globals: () => builtIns.added().filter((name) => name !== 'gateWatch'),
    /** Forgives what is changed until the function it returns is called. */
    forgive: () => builtIns.forgive(),
    pressControls: (most: number, frames: number) => {
      const presser = new Presser(most, frames, errors.during, timers);
      ({ openers } = presser);
      return presser.run();
    },
    /** What it says of itself now, beside what was served. */
    head: () => head.beside(),
    followFocus: () => new FocusFollower(),
    sendForms: () => new FormSender(openers),
    /** Figures of the content, and texts that nobody meant for visitors, as they are shown now. */
    readResults: () => ({ figures: shownFigures(), drafts: draftWords() }),
    /** Opens anew what controls opened when they were pressed. */
    openAgain: () => new Opener(openers),
    /** Remembers the markup as it was served, and says later what React made of it. */
    rememberMarkup: () => void (served = new ServedMarkup()),
    hydrationDifference: () => served?.difference() ?? null,
  };
}

function followTasks(): () => number {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask', buffered: true });
  return () => {
    const found = longest;
    longest = 0;
    return found;
  };
}

function followShifts(): () => number {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value;
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  return () => Math.round(sum * 100) / 100;
}

/** Takes what goes wrong by itself, and what others notice. */
function listen(heard: Problem[]) {
  let pressing = '';
  const say = (check: string, says: string) =>
    heard.push({ check, says: pressing ? `${says}, after "${pressing}" was pressed` : says });
  const file = (url: string) => url.replace(location.origin, '');
  const onViolation = (event: SecurityPolicyViolationEvent) =>
    say(
      'policy',
      `its policy forbids what it does: ${event.effectiveDirective} ${event.blockedURI} in ${file(event.sourceFile) || 'text that runs as code'}`,
    );
  addEventListener('securitypolicyviolation', onViolation, true);
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent)
      say('script', `a script fails: ${event.message} in ${file(event.filename)}`);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    say('script', `a script fails: ${String(reason).split('\n', 1)[0]}`),
  );
  return {
    during: (control: string) => void (pressing = control),
    ran: (script: string) => say('policy', `its policy forbids what it does: script-src eval in ${script}`),
    asked: (what: string) => {
      if (!pressing) say('asked', `it asks for ${what} although nothing was pressed`);
    },
  };
}
