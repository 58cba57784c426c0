import { at, box, range, seededRandom, type Point } from '@northgate/ui/drawings/geometry';

interface Word {
  x: number;
  y: number;
  width: number;
  injected: boolean;
}

interface Line {
  y: number;
  words: Word[];
}

/** Share of the line count and of the width where injected words stand. */
const injections = [
  { line: 0.22, from: 0.26, to: 0.45 },
  { line: 0.55, from: 0.56, to: 0.72 },
  { line: 0.8, from: 0.82, to: 0.93 },
];

function writeLine(index: number, count: number, width: number, random: () => number): Line {
  const injection = injections.find(({ line }) => Math.round(count * line) === index);
  const y = 24 + index * 28;
  const words: Word[] = [];
  let x = width * 0.028 + random() * width * 0.03;
  while (x < width - 40) {
    const length = Math.min(24 + random() * 130, width - 24 - x);
    const injected =
      injection !== undefined && x > width * injection.from && x + length < width * injection.to + 40;
    words.push({ x, y, width: length, injected });
    x += length + 14;
  }
  return { y, words };
}

/** From the end of one line's injected words to the start of the next line's. */
function link(from: Line, to: Line): string {
  const last = from.words.filter(({ injected }) => injected).at(-1);
  const first = to.words.find(({ injected }) => injected);
  if (!last || !first) return '';
  const start: Point = [last.x + last.width, from.y + 5.5];
  const end: Point = [first.x, to.y + 5.5];
  const reach = Math.max(40, (end[0] - start[0]) / 2);
  return `M${at(start)}C${at([start[0] + reach, start[1]])} ${at([end[0] - reach, end[1]])} ${at(end)}`;
}

/** Lines of a prompt as bars over the given size, with the injected words and the links between them, as path data. */
export function promptTrace(
  width: number,
  height: number,
): { plain: string; injected: string; links: string } {
  const random = seededRandom(21);
  const count = Math.round((height - 24) / 28);
  const lines = range(count).map((index) => writeLine(index, count, width, random));
  const hit = lines.filter(({ words }) => words.some(({ injected }) => injected));
  const drawn = (injected: boolean): string =>
    lines
      .flatMap(({ words }) => words.filter((word) => word.injected === injected))
      .map((word) => box({ ...word, height: 11 }))
      .join('');
  const links = hit.slice(1).map((line, index) => link(hit[index] ?? line, line));
  return { plain: drawn(false), injected: drawn(true), links: links.join('') };
}
