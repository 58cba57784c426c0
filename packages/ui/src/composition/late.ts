/**
 * The attributes of an element below the first screen. Styles that only such elements need come after the first
 * paint; until they are there the element is not shown (`base.css`), which without script is never the case. Meanwhile it
 * may have an attribute that React does not know of.
 */
export const late = { 'data-late': '', suppressHydrationWarning: true } as const;

/** The attribute of the document while the styles of its late elements are on their way. */
export const awaitsStyles = 'data-awaits-styles';

/** The attribute of a late element that is shown already while others are still awaited. */
export const shownEarly = 'data-shown';

/** The attribute of an element that is shown from the start while the drawings in it are late. */
export const drawnLate = 'data-drawn-late';

/** The attribute of a late drawing that has no content yet: its number in the page's file of drawings. */
export const drawingPlace = 'data-drawing';

/** Puts the insides of late drawings where they belong, `drawings` by number. */
export function placeDrawings(within: ParentNode, drawings: readonly string[]): void {
  for (const place of within.querySelectorAll(`[${drawingPlace}]`)) {
    place.innerHTML = drawings[Number(place.getAttribute(drawingPlace))] ?? '';
    place.removeAttribute(drawingPlace);
  }
}
