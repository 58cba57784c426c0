/** What cuts off the text in it: the innermost box around that hides what does not fit, below any that scrolls. */
export type Cutter = { element: Element; box: DOMRect } | null;

const hides = /hidden|clip/;
const scrolls = /auto|scroll/;

/** What cuts off what is in an element, from what cuts off the element itself. */
export function cutterOf(element: Element, style: CSSStyleDeclaration, around: Cutter): Cutter {
  const { position, overflowX, overflowY, textOverflow, webkitLineClamp } = style;
  if (position === 'fixed' || scrolls.test(overflowX + overflowY)) return null;
  const isHiding = hides.test(overflowX + overflowY);
  // Dots say that there is more.
  if (isHiding && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return null;
  if (isHiding) return { element, box: element.getBoundingClientRect() };
  // What is placed goes beyond boxes that are not.
  const isBeyond = position === 'absolute' && around && isUnplaced(around.element);
  return isBeyond ? null : around;
}

const isUnplaced = (element: Element): boolean => getComputedStyle(element).position === 'static';

/** A box smaller than this is hidden on purpose, such as what is for screen readers only, in CSS pixels. */
const smallest = 8;

/** How much of a line is cut off for it not to be read. */
const enough = 0.4;

/** Whether a line of an element is cut off: from above or below, or by the element itself from the side. What can be unfolded is not. */
export function isCutOff(line: DOMRect, element: Element, cutter: Cutter): boolean {
  if (!cutter || line.width < 3 || line.height < 3) return false;
  const { box } = cutter;
  if (box.width <= smallest || box.height <= smallest) return false;
  const high = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
  const wide = Math.min(line.right, box.right) - Math.max(line.left, box.left);
  const isCut =
    (wide > 0 && high < line.height * (1 - enough)) ||
    (element === cutter.element && wide < line.width * (1 - enough));
  return isCut && !canBeUnfolded(cutter.element);
}

/** Whether something beside a box says that it opens it. */
const canBeUnfolded = ({ id, parentElement }: Element): boolean =>
  Boolean(parentElement?.querySelector('[aria-expanded], summary')) ||
  (id !== '' && document.querySelector(`[aria-controls~="${CSS.escape(id)}"]`) !== null);
