/**
 * What an element wears that stands below the first screen. Styles that only such elements need come after the first
 * paint; until they are there the element is not shown (`base.css`), which without script is never the case. Meanwhile it
 * may wear an attribute that React does not know of.
 */
export const late = { 'data-late': '', suppressHydrationWarning: true } as const;

/** The attribute of the document while the styles of its late elements are on their way, and of one that is shown already. */
export const awaitsStyles = 'data-awaits-styles';
export const shownEarly = 'data-shown';
