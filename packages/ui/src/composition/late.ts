/**
 * What an element wears that stands below the first screen. Styles that only such elements need come after the first
 * paint; until they are there the element is not shown (`base.css`), which without script is never the case. Meanwhile it
 * may wear an attribute that React does not know of.
 */
export const late = { 'data-late': '', suppressHydrationWarning: true } as const;

/** The attribute of the document while the styles of its late elements are on their way. */
export const awaitsStyles = 'data-awaits-styles';

/** The attribute of a late element that is shown already while others are still awaited. */
export const shownEarly = 'data-shown';
