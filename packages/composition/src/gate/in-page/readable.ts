import { fixedAround, isShown, nameOf, waitsToBeOpened, type Problem } from './elements.js';
import { isTypedInto } from './write-into.js';

const readSelector =
  'header a, header button, main h1, main h2, main h3, main p, main li, main a, main button, main label, footer a';

/** How many elements of a page are asked. */
const mostRead = 400;

/** Names of words that are shown and cannot be read, with why: blurred, turned over, or pushed into each other. */
export function unreadableWords(): string[] {
  const known = new Map<Element, string | null>();
  const words = [...document.querySelectorAll(readSelector)].filter(
    (one) => isShown(one) && one.textContent.trim(),
  );
  return words
    .slice(0, mostRead)
    .flatMap((element) => {
      const why = setBadly(element) ?? distorted(element, known);
      return why ? [`"${nameOf(element)}" is ${why}`] : [];
    })
    .concat(unreadableFields());
}

/** Names of fields in which nobody can read what is typed. */
const unreadableFields = (): string[] =>
  [...document.querySelectorAll('main input, main textarea')]
    .filter((field) => isTypedInto(field) && isShown(field) && inkOf(field) === groundOf(field))
    .map((field) => `what is typed into "${nameOf(field)}" has the colour of its ground`);

const inkOf = (field: Element): string => getComputedStyle(field).webkitTextFillColor;

/** The colour something stands on; empty where that is a picture or none. */
function groundOf(element: Element | null): string {
  if (!element) return '';
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return '';
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
}

/** How letters and lines of an element stand. */
function setBadly(element: Element): string | null {
  const style = getComputedStyle(element);
  const size = parseFloat(style.fontSize);
  if (size < 6) return 'smaller than letters can be';
  if (parseFloat(style.letterSpacing) < size * -0.15) return 'written with letters over each other';
  if (parseFloat(style.wordSpacing) < size * -0.3) return 'written without spaces';
  if (parseFloat(style.lineHeight) < size * 0.7) return 'written with lines over each other';
  if (parseFloat(style.textIndent) < -200) return 'moved out of its place';
  if (style.writingMode !== 'horizontal-tb') return 'written downwards';
  if (style.direction !== getComputedStyle(document.body).direction) return 'written in the other direction';
  return null;
}

/** What elements around do to all they contain. */
function distorted(element: Element, known: Map<Element, string | null>): string | null {
  const found = known.get(element);
  if (found !== undefined) return found;
  const { filter, transform } = getComputedStyle(element);
  const own = Number(/blur\(([\d.]+)px/.exec(filter)?.[1] ?? 0) > 0.6 ? 'blurred' : turned(transform);
  const why = own ?? (element.parentElement ? distorted(element.parentElement, known) : null);
  known.set(element, why);
  return why;
}

function turned(transform: string): string | null {
  if (transform === 'none') return null;
  const { a, b, c, d } = new DOMMatrix(transform);
  if (a * d - b * c < 0) return 'mirrored';
  if (Math.abs(Math.atan2(b, a)) > 0.6) return 'turned';
  return Math.hypot(a, b) < 0.4 ? 'shrunk' : null;
}

/** Names of headings, links and buttons of the content that can be seen, and of each that is there and hidden. */
export function shownAndHidden(): { shown: string[]; hidden: string[] } {
  const all = [
    ...document.querySelectorAll('main h1, main h2, main h3, main a[href], main button, footer a[href]'),
  ].filter((one) => one.textContent.trim());
  const shown = new Set(all.filter(isSeenNow).map(nameOf));
  const hidden = all.filter((one) => !isSeenNow(one) && !waitsToBeOpened(one)).map(nameOf);
  return { shown: [...shown], hidden };
}

function isSeenNow(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && isShown(element);
}

const pictures =
  'main img, main video, main canvas, main svg, header img, header svg, footer img, footer svg';

/** How many pictures and drawings are there and not to be seen, although what is around them is. */
export const hiddenPictures = (): number =>
  [...document.querySelectorAll(pictures)].filter(
    (one) => !isSeenNow(one) && one.parentElement && isSeenNow(one.parentElement) && !one.closest('svg svg'),
  ).length;

/** Says when what stays in the window leaves too little of it for what is read. */
export function checkWhatStays(): Problem[] {
  let [staying, all] = [0, 0];
  for (let row = 0.5; row < 20; row += 1)
    for (let column = 0.5; column < 10; column += 1) {
      const hit = document.elementFromPoint((innerWidth * column) / 10, (innerHeight * row) / 20);
      all += 1;
      if (hit && fixedAround(hit)) staying += 1;
    }
  const share = Math.round((staying / all) * 100);
  if (share <= 45) return [];
  return [{ check: 'landmark', says: `what stays in the window takes ${share} % of it` }];
}

/** Whether the header can be touched where the page stands now. */
export function headerStays(): boolean {
  const header = document.querySelector('body header');
  const { x = 0, y = 0, width = 0, height = 0 } = header?.getBoundingClientRect() ?? {};
  if (!header || height < 8 || !isShown(header)) return false;
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && header.contains(hit);
}
