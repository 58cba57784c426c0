import { box, round } from '@northgate/ui/drawings/geometry';

interface LineOfWords {
  x: number;
  y: number;
  /** Where the last word ends at the latest. */
  end: number;
  height: number;
  /** Lengths of the shortest and the longest word; the space between two words is half the shortest. */
  words: readonly [shortest: number, longest: number];
}

/** A line of text as bars, one for each word, as path data; `random` gives numbers from 0 to 1. */
export function wordBars({ x, y, end, height, words }: LineOfWords, random: () => number): string {
  const [shortest, longest] = words;
  let drawn = '';
  for (let from = x; end - from >= shortest;) {
    const length = Math.min(round(shortest + random() * (longest - shortest)), end - from);
    drawn += box({ x: from, y, width: length, height });
    from = round(from + length + shortest / 2);
  }
  return drawn;
}
