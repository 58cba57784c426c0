/** Letters typed within this time make one word, in milliseconds. */
export const typeAheadReset = 1000;

/** What has been typed in an open menu and when the last letter came. */
export interface Typed {
  text: string;
  at: number;
}

/** The text after one more letter; a pause starts it anew. */
export const typeLetter = (typed: Typed, letter: string, now: number): Typed => ({
  text: (now - typed.at < typeAheadReset ? typed.text : '') + letter.toLowerCase(),
  at: now,
});

/**
 * Index of the item a typed text points at, -1 for none. Looks from `from` on and starts again at the top; one
 * letter pressed again goes to the next item with it.
 */
export function matchTyped(labels: string[], typed: string, from: number): number {
  const repeated = /^(.)\1+$/.exec(typed)?.[1];
  const wanted = repeated ?? typed;
  const start = typed.length === 1 || repeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
