import { bringNear, isShown, tagOf, textsIn, touchedAt, type Problem } from './elements.js';

/** The parts every page has. */
export const landmarks = (): Record<string, Element | null> => ({
  header: document.querySelector('body header'),
  'main heading': document.querySelector('main h1'),
  main: document.querySelector('main'),
  footer: document.querySelector('body footer'),
});

/** What of frame and main heading is not there for a visitor. */
export function checkLandmarks(): Problem[] {
  return [
    ...inTheWay(),
    ...Object.entries(landmarks()).flatMap(([name, element]) => {
      const says = element && isShown(element) ? misplaced(element) : 'it is hidden or gone';
      if (says) return [{ check: 'landmark', says: `its ${name} is not shown: ${says}` }];
      const over = element && (name === 'main' ? null : covered(element));
      return over ? [{ check: 'landmark', says: `its ${name} cannot be touched: ${over} lies over it` }] : [];
    }),
  ];
}

/** A frame that stays in the window leaves room for what one came for. */
function inTheWay(): Problem[] {
  const header = document.querySelector('body header');
  if (!header || getComputedStyle(header).position !== 'fixed') return [];
  const { height } = header.getBoundingClientRect();
  const share = Math.round((height / window.innerHeight) * 100);
  return share <= 40 ? [] : [{ check: 'landmark', says: `its header stays over ${share} % of the window` }];
}

function misplaced(element: Element): string | null {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const outside = right < 20 || left > window.innerWidth - 20 || bottom + window.scrollY < 8;
  if (width >= 20 && height >= 12 && !outside) return null;
  const numbers = [width, height, left, top + window.scrollY].map(Math.round);
  return `it is ${numbers[0]} × ${numbers[1]} pixels large and stands at ${numbers[2]}, ${numbers[3]}`;
}

/** What lies over most lines of an element's text; null when they can be touched. */
function covered(element: Element): string | null {
  bringNear(element);
  const lines = linesOf(element).filter(
    ({ width, height, top, bottom }) => width > 4 && height > 4 && top >= 0 && bottom <= window.innerHeight,
  );
  const over = lines.map(touchedAt).filter((hit) => !hit || !element.contains(hit));
  return lines.length > 0 && over.length * 2 <= lines.length ? null : tagOf(over[0] ?? null);
}

function linesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  return textsIn(element).flatMap(({ node, around }) => {
    range.selectNodeContents(node);
    return isShown(around) ? [...range.getClientRects()] : [];
  });
}
