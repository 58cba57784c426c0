import type { Box } from './in-page/elements.js';
import type { Facts } from './in-page/facts.js';
import type { FocusOrder } from './in-page/focus-order.js';
import type { Seen } from './in-page/layout.js';
import type { Presses } from './in-page/presses.js';
import type { Problem } from './problem.js';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Ways to come to a page; in the first two it is seen by day and by night. */
export const visits = {
  wide: { width: 1280, height: 900, locale: 'de-DE', timezoneId: 'Pacific/Kiritimati', palette: 'light' },
  narrow: {
    width: 390,
    height: 844,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    palette: 'dark',
    hasTouch: true,
    userAgent: phone,
  },
  elsewhere: { width: 768, height: 1024, locale: 'ar-EG', timezoneId: 'Africa/Lagos', palette: 'light' },
} as const;
export type VisitName = keyof typeof visits;

/**
 * How deep one looks at a page: judged and used to the end; judged by what is to be seen of it only, or of its first visit only;
 * or, as the live half of a comparison, used without being judged.
 */
export type Depth = 'used' | 'seen' | 'opened' | 'compared';

/** How many controls of a page are pressed at most, in each of its visits. */
export const mostPressed = 80;

/** Whether somebody looks at a page of this depth without using it. */
export const isSeenOnly = (depth: Depth = 'used'): boolean => depth === 'seen' || depth === 'opened';

/** How a page looked in one size and palette: a PNG of all of it at half size, and where its parts lie on it. */
export interface View extends Seen {
  name: string;
  height: number;
  /** Text of its first screen that is laid out and not to be seen. */
  unseen: string[];
  png: Buffer;
}

/** What a page weighs once it has been used, and does while nobody uses it. */
export interface Burden {
  /** Bytes it loaded, of script, pictures and everything else. */
  bytes: number;
  /** Bytes of memory its scripts hold. */
  heap: number;
  nodes: number;
  listeners: number;
  /** Calls by timers and frames, and milliseconds of processor time, during twenty frames without anybody. */
  calls: number;
  idleWork: number;
}

/** What a page does by itself once it has been used. */
export interface Later {
  /** How far its parts were moved, as browsers count it. */
  shift: number;
  /** How far it was scrolled, in CSS pixels. */
  scroll: number;
  /** How many nodes were added. */
  nodes: number;
  /** Tag of what took the focus; empty when nothing did. */
  focused: string;
  /** How many dialogs and popovers came up. */
  opened: number;
  /** How many parts still say that they are loading. */
  loading: number;
  /** How many files of this site it asked for from its opening on. */
  requests: number;
  /** The longest call by a timer from its opening on, in milliseconds. */
  call: number;
}

/** All that was seen of a page. */
export interface PageLook extends Omit<Presses, 'forgetful' | 'stuck'> {
  problems: Problem[];
  /** Whether it was used; otherwise what comes of that is empty. */
  used: boolean;
  views: View[];
  /** Requests until it was alive, and processor time of its main thread until then, in milliseconds; the larger of both visits. */
  requests: number;
  work: number;
  /** The longest single task of its main thread, in milliseconds as a visitor waits for them. */
  longestTask: number;
  /** Names it put on `window`. */
  globals: string[];
  /** Fields that keep what was written when it cannot be sent. */
  keeping: string[];
  /** Other sites it asked for something, and programs and connections that go on behind it. */
  elsewhere: string[];
  /** Listeners that keep browsers from scrolling, or from coming back, at once. */
  blocking: string[];
  /** What it did by itself within ten minutes. */
  later: Later;
  /** The longest task while it was scrolled, in milliseconds of processor time at most. */
  scrolling: number;
  /**
   * What was sent by its forms, such as `POST /api/contact`, as often as it was, with which fields, such as
   * `POST /api/contact with email`, and after one like it was taken, such as `POST /api/contact a second time`.
   */
  sent: string[];
  /** What one press of a form's button sent more than once. */
  repeated: string[];
  /** Figures it shows that it did not show before and goes on to show, and texts that look as if nobody had meant them for visitors, once its controls were pressed and its forms sent. */
  figures: string[];
  drafts: string[];
  /** By what was sent, how many characters were to be seen then that were not shown before; and of that, whose answer was. */
  said: Record<string, number>;
  shownAnswers: string[];
  /** By the name of a control, how many characters of what it opens are to be seen. */
  opened: Record<string, number>;
  /** How many windows it opened once something was taken. */
  windows: number;
  /** Names of fields nobody can write into. */
  closed: string[];
  /** What it sends although nobody sent anything. */
  unasked: string[];
  /** Characters of its content as it was served. */
  served: number;
  /** How far its parts were moved until it was at rest, as browsers count it. */
  shift: number;
  /** The longest task while its controls were pressed, in milliseconds of processor time at most. */
  slowest: number;
  /** Names of what it keeps in the browser. */
  kept: string[];
  /** How many entries the history had more when some letters had been typed into a field. */
  entries: number;
  /** Characters of its content on paper. */
  printed: number;
  /** In which palette it comes, such as `narrow: dark`. */
  shades: string[];
  /** Texts of its content as they were served, and those that are others soon after it has come alive. */
  texts: string[];
  lost: string[];
  /** Timers that began until it was at rest, as they are written; null when that was not asked. */
  timers: string[] | null;
  /** What it says of itself, and where the keyboard leads; null when it was not come to that. */
  facts: Facts | null;
  focus: FocusOrder | null;
  burden: Burden;
}

/** A look in which nothing has been seen yet. */
export const emptyLook = (used: boolean): PageLook => ({
  used,
  ...{ problems: [], views: [], globals: [], pressed: [], answered: [], sent: [], repeated: [], kept: [] },
  ...{ figures: [], drafts: [], said: {}, shownAnswers: [], opened: {}, closed: [], unasked: [] },
  ...{ windows: 0, served: 0, shift: 0, slowest: 0, scrolling: 0 },
  ...{ turned: [], unturned: [], stiff: [], returned: [], staying: [], shades: [], texts: [], lost: [] },
  ...{ silent: [], disabled: [], keeping: [], elsewhere: [], blocking: [] },
  later: { shift: 0, scroll: 0, nodes: 0, focused: '', opened: 0, loading: 0, requests: 0, call: 0 },
  ...{ requests: 0, work: 0, longestTask: 0, printed: 0, entries: 0, facts: null, focus: null, timers: null },
  burden: { bytes: 0, heap: 0, nodes: 0, listeners: 0, calls: 0, idleWork: 0 },
});

/** A box on a picture at half size, in whole pixels. */
export const onPicture = ({ x, y, width, height }: Box, picture: { width: number; height: number }): Box => {
  const left = Math.max(0, Math.floor(x / 2));
  const top = Math.max(0, Math.floor(y / 2));
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(Math.floor(width / 2), picture.width - left)),
    height: Math.max(0, Math.min(Math.floor(height / 2), picture.height - top)),
  };
};
