import { bringNear, touchedAt, type Box } from './elements.js';
import { isInWindow, placeOf, textLines } from './text-lines.js';

/** A line in CSS pixels of the window, with the whole text it is of. */
export interface LineInWindow extends Box {
  text: string;
}

/** Lines of text of some elements that are in the window and under nothing else, once the longest text was brought into it. */
export function linesInWindow(isOf: (element: Element) => boolean): LineInWindow[] {
  const ownLines = () => textLines().lines.filter(({ element }) => isOf(element));
  const [longest] = ownLines().sort((one, other) => other.all.length - one.all.length);
  if (!longest) return [];
  bringNear(longest.element);
  return ownLines()
    .filter(isInWindow)
    .filter((line) => line.element.contains(touchedAt(placeOf(line))))
    .map((line) => ({ ...placeOf(line), text: line.all }));
}
