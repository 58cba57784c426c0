/** @jest-environment node */
import { seededRandom } from '@northgate/ui/drawings/geometry';
import { wordBars } from './word-bars';

const barsOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((bar) => bar.slice(1).map(Number));
const line = { x: 40, y: 22, end: 700, height: 11, words: [28, 136] } as const;
const bars = barsOf(wordBars(line, seededRandom(3)));

test('a line is words of the given height from its start to its end', () => {
  expect(bars.length).toBeGreaterThan(4);
  expect(bars[0]).toEqual([40, 22, expect.any(Number), 11]);
  for (const [x = 0, , width = 0] of bars) {
    expect(width).toBeGreaterThanOrEqual(28);
    expect(width).toBeLessThanOrEqual(136);
    expect(x + width).toBeLessThanOrEqual(700);
  }
});

test('half the shortest word lies between two words', () => {
  bars.slice(1).forEach(([x = 0], index) => {
    const [before = 0, , width = 0] = bars[index] ?? [];
    expect(x - before - width).toBeCloseTo(14);
  });
});

test('where no word fits, nothing is drawn', () => {
  expect(wordBars({ ...line, end: 60 }, seededRandom(3))).toBe('');
});
