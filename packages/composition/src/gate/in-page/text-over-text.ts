import { isShown, scrollToTop, type Problem } from './elements.js';
import type { Line } from './text-lines.js';

/** How far the page is scrolled between two looks, in CSS pixels, and how far down it is looked at. */
const step = 120;
const deepest = 20_000;
/** Pairs that are looked at closely. */
const mostPairs = 60;

/** Text that is shown over other text, also while the page is scrolled. `lines` are those at its top. */
export function checkTextOverText(lines: Line[]): Problem[] {
  const flow = lines.filter(({ sticky }) => !sticky).sort((a, b) => a.top - b.top);
  const found = [...amongThemselves(flow), ...underWhatStays(flow, lines)];
  scrollToTop(0);
  if (!found.length) return [];
  return [
    { check: 'text over text', says: `text lies over text: ${[...new Set(found)].slice(0, 3).join(', ')}` },
  ];
}

function amongThemselves(flow: Line[]): string[] {
  const pairs: [Line, Line][] = [];
  for (const [index, one] of flow.entries())
    for (const other of flow.slice(index + 1)) {
      if (other.top > one.bottom || pairs.length === mostPairs) break;
      if (one.element !== other.element && meet(one, other)) pairs.push([one, other]);
    }
  return pairs
    .filter(([one, other]) => {
      scrollToTop(Math.max(0, one.top - window.innerHeight / 2));
      return bothSeen(one, other);
    })
    .map(said);
}

const said = ([one, other]: [Line, Line]): string => `"${one.text}" and "${other.text}"`;

/** What stays in the window while the page moves under it. */
function underWhatStays(flow: Line[], lines: Line[]): string[] {
  const staying = new Map(lines.filter(({ sticky }) => sticky).map((line) => [line.element, line]));
  const found: string[] = [];
  for (let top = 0; staying.size && top < deepest && found.length < 3; top += step) {
    scrollToTop(top);
    if (window.scrollY < top) break;
    for (const line of staying.values()) {
      const there = inDocument(line);
      const met =
        there && flow.find((other) => meet(there, other) && areApart(there, other) && bothSeen(there, other));
      if (met) found.push(said([there, met]));
    }
  }
  return found;
}

const areApart = ({ element }: Line, other: Line): boolean =>
  !element.contains(other.element) && !other.element.contains(element);

/** Where a line that stays is now, as if the page were not scrolled; null while it is out of sight. */
function inDocument(line: Line): Line | null {
  const { left, right, top, bottom } = line.element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight || !isShown(line.element)) return null;
  return { ...line, left, right, top: top + window.scrollY, bottom: bottom + window.scrollY };
}

function meet(one: Line, other: Line): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const wide = Math.min(one.right - one.left, other.right - other.left);
  const high = Math.min(one.bottom - one.top, other.bottom - other.top);
  return across > Math.max(4, wide * 0.2) && down > high * 0.45;
}

/** Whether both are seen where they meet, which is so unless a ground lies between them. */
function bothSeen(one: Line, other: Line): boolean {
  const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2;
  const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2 - window.scrollY;
  const stack = document.elementsFromPoint(x, y);
  const places = [one, other].map(({ element }) => stack.indexOf(element));
  if (places.includes(-1)) return false;
  const lower = Math.max(...places);
  const below = stack[lower] ?? null;
  return !stack.slice(0, lower).some((element) => !element.contains(below) && isGround(element));
}

function isGround(element: Element): boolean {
  const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element);
  if (backgroundImage !== 'none' || backdropFilter !== 'none') return true;
  const [, comma, slash] = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(backgroundColor) ?? [];
  return Number(comma ?? slash ?? 1) > 0.5;
}
