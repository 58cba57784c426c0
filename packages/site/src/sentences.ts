/** `a, b and c`. */
export const inWords = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A text whose first letter is small, unless it begins with an abbreviation. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][A-Z\d]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
