/** @jest-environment node */
import svgpath from 'svgpath';
import { withShorterPaths } from './shorter-paths';

const drawn = (data: string) => withShorterPaths(`<svg><path class="i" d="${data}"></path></svg>`);
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
  expect(withShorterPaths(html)).toBe(html);
});
