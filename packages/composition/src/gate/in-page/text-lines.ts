import { cutterOf, isCutOff, type Cutter } from './cut-text.js';
import { fixedAround, isShown, textsIn, type Box } from './elements.js';

interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of text as it is shown, in CSS pixels of the window. */
export interface Line extends Sides {
  element: Element;
  /** The beginning of the text it is of, and all of that. */
  text: string;
  all: string;
  /** Stays where it is while the page is scrolled. */
  sticky: boolean;
  /** Cut off by an element around it, not by the window. */
  clipped: boolean;
}

interface Clip extends Sides {
  clipped: boolean;
  cutter: Cutter;
}

/** What is read of the text of a page. */
export interface ReadText {
  /** Every line that is shown, in the order of the document. */
  lines: Line[];
  /** Beginnings of texts of which lines are cut off by boxes that do not scroll, and of those that are shown whole. */
  cut: string[];
  whole: string[];
}

const everything: Clip = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, clipped: false, cutter: null };

/** Drawings have lettering of their own. */
const notRead = 'svg, script, style, noscript, iframe, select, option';

/** Reads the text that is shown, line by line. */
export function textLines(): ReadText {
  const clips = new Map<Element, Clip>();
  const sticky = new Map<Element, boolean>();
  const range = document.createRange();
  const lines: Line[] = [];
  const [cut, whole] = [new Set<string>(), new Set<string>()];
  for (const { node, text: all, around: element } of textsIn(document.body)) {
    if (element.closest(notRead) || !isShown(element)) continue;
    const text = all.slice(0, 40);
    const { cutter, clipped, ...clip } = clipOf(element, clips);
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    (rects.some((rect) => isCutOff(rect, element, cutter)) ? cut : whole).add(text);
    for (const rect of rects) {
      const place = overlap(clip, rect);
      if (place.right - place.left > 3 && place.bottom - place.top > 3)
        lines.push({ element, text, all, ...place, sticky: isSticky(element, sticky), clipped });
    }
  }
  return { lines, cut: [...cut], whole: [...whole] };
}

const overlap = (one: Sides, other: Sides): Sides => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

function clipOf(element: Element, known: Map<Element, Clip>): Clip {
  if (element === document.body || element === document.documentElement) return everything;
  const found = known.get(element);
  if (found) return found;
  const style = getComputedStyle(element);
  const { position, overflowX, clipPath } = style;
  const around =
    element.parentElement && position !== 'fixed' ? clipOf(element.parentElement, known) : everything;
  const isClip = overflowX !== 'visible' || clipPath !== 'none';
  const place = isClip && { ...overlap(around, element.getBoundingClientRect()), clipped: true };
  const clip = { ...around, ...place, cutter: cutterOf(element, style, around.cutter) };
  known.set(element, clip);
  return clip;
}

function isSticky(element: Element | null, known: Map<Element, boolean>): boolean {
  if (!element || element === document.body) return false;
  const found = known.get(element);
  if (found !== undefined) return found;
  const { position } = getComputedStyle(element);
  const sticky = position === 'fixed' || position === 'sticky' || isSticky(element.parentElement, known);
  known.set(element, sticky);
  return sticky;
}

/** Where a line stands, and what it says. */
export const placeOf = ({ left, top, right, bottom, text }: Line): Box & { text: string } => ({
  text,
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

export const isInWindow = ({ top, bottom, left, right }: Line): boolean =>
  top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;

/** The most that a bar at the foot of the window may take of its height for what it covers to count as seen. */
const mostOfBar = 0.3;

/** Whether a line lies under a bar that stays at the foot of the window, such as a question about cookies, and is seen as soon as one scrolls. */
export function scrollsFromUnderBar({ element, left, top, right, bottom, sticky }: Line): boolean {
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (sticky || !hit || hit.contains(element)) return false;
  const bar = fixedAround(hit)?.getBoundingClientRect();
  if (!bar || bar.height > innerHeight * mostOfBar || bar.bottom < innerHeight - bar.height) return false;
  const scrolls = document.documentElement.scrollHeight - innerHeight;
  return bottom - scrolls <= bar.top;
}
