/** @jest-environment node */
import svgpath from 'svgpath';
import { dots } from '@northgate/ui/drawings/geometry';
import { withShorterDrawings } from './shorter-drawings';

const drawn = (data: string) => withShorterDrawings(`<svg><path class="i" d="${data}"></path></svg>`);
const dataOf = (html: string) => / d="([^"]+)"/.exec(html)?.[1] ?? '';

test('a path goes on from where it is and leaves the rest of the page alone', () => {
  expect(drawn('M810.5 300.5L820.5 310.5')).toBe('<svg><path class="i" d="M810.5 300.5l10 10"></path></svg>');
});

test('what is lost by rounding does not add up along the path', () => {
  const points = Array.from({ length: 400 }, (_, index) => [index * 1.26, index * 0.74]);
  const shorter = dataOf(drawn(`M${points.map((point) => point.join(' ')).join('L')}`));
  const ends: number[][] = [];
  svgpath(shorter)
    .abs()
    .iterate((segment) => void ends.push(segment.slice(-2) as number[]));
  points.forEach(([x = 0, y = 0], index) => {
    expect(Math.abs((ends[index]?.[0] ?? 0) - x)).toBeLessThan(0.11);
    expect(Math.abs((ends[index]?.[1] ?? 0) - y)).toBeLessThan(0.11);
  });
});

test('what is no path stays as it is', () => {
  const html = '<p id="d">M0 0</p><a href="/d">d="x"</a>';
  expect(withShorterDrawings(html)).toBe(html);
});

test('lettering of large sheets stands on whole units', () => {
  const sheet = (width: number, x: string) =>
    `<svg viewBox="0 0 ${width} 400"><text class="lab" x="${x}" y="9">A</text></svg>`;
  expect(withShorterDrawings(sheet(1040, '258.4'))).toBe(sheet(1040, '258'));
  expect(withShorterDrawings(sheet(400, '258.4'))).toBe(sheet(400, '258.4'));
});

test('icons go without the names of their library', () => {
  const icon = (names: string) => `<svg${names} width="20" height="20"><path d="M5 12h14"></path></svg>`;
  expect(withShorterDrawings(icon(' xmlns="http://www.w3.org/2000/svg" class="lucide lucide-moon"'))).toBe(
    icon(''),
  );
  expect(withShorterDrawings(icon(' class="lucide own"'))).toBe(icon(' class="lucide own"'));
});

test('dots stay round on a sheet drawn in whole units', () => {
  const centres = [
    [180.3, 74.2],
    [96.7, 31.5],
  ] as const;
  const shorter = withShorterDrawings(`<svg viewBox="0 0 840 640"><path d="${dots(centres, 3.6)}"/></svg>`);
  const arcs: number[][] = [];
  svgpath(dataOf(shorter)).iterate(([command, ...numbers]) => {
    if (command === 'a') arcs.push(numbers as number[]);
  });
  expect(arcs).toHaveLength(4);
  // A chord of less than two radii would leave more than half of a circle on each side: a capsule.
  for (const [radius = 0, , , , , across = 0, down = 0] of arcs)
    expect(Math.hypot(across, down)).toBeGreaterThanOrEqual(2 * radius);
});
