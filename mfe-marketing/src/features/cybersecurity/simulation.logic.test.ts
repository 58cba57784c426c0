import { bars, clockStart, filledAfter, formatElapsed, lastTick, nextSecond } from './simulation.logic';

/** The clock after some seconds, with a random source of its own. */
function clockAt(seconds: number, random: () => number) {
  let figures = clockStart;
  for (let second = 0; second < seconds; second += 1) figures = nextSecond(figures, random);
  return figures;
}

const barsAfter = (ticks: number) => bars.map((bar) => filledAfter(ticks, bar));
const lowest = () => 0;
const highest = () => 1 - Number.EPSILON;

test.each([
  [1, 0, 2, 0, 7],
  [4, 0, 2, 0, 7],
  [5, 1, 3, 2.5, 10.5],
  [10, 2, 4, 5, 14],
  [59, 11, 13, 27.5, 45.5],
  [60, 12, 14, 30, 49],
  [600, 120, 122, 300, 427],
  [3600, 720, 722, 1800, 2527],
])('after %d s there were %d to %d attacks, which cost %d to %d millions', (...row) => {
  const [seconds, fewest, most, cheapest, dearest] = row;
  expect(clockAt(seconds, lowest)).toEqual({ elapsed: seconds, attacks: fewest, cost: cheapest });
  expect(clockAt(seconds, highest)).toEqual({ elapsed: seconds, attacks: most, cost: dearest });
});

test('over many draws the figures stay inside their bounds, never fall, and differ', () => {
  const outside: string[] = [];
  const costs = new Set<number>();
  for (let run = 0; run < 20; run += 1) {
    let figures = clockStart;
    for (let second = 1; second <= 3600; second += 1) {
      const { attacks, cost } = nextSecond(figures, Math.random);
      const base = Math.floor(second / 5);
      const counted = attacks >= Math.max(base, figures.attacks) && attacks <= base + 2;
      const priced = cost >= Math.max(figures.cost, attacks * 2.5) && cost <= attacks * 3.5;
      if (!counted || !priced) outside.push(`${second} s: ${attacks} attacks, ${cost} millions`);
      figures = { elapsed: second, attacks, cost };
    }
    costs.add(figures.cost);
  }
  expect(outside).toEqual([]);
  expect(costs.size).toBeGreaterThan(10);
});

test('attacks and the cost of one are drawn anew each second', () => {
  const draws = [0.5, 0.25, 0.9, 0];
  const random = () => draws.shift() ?? 0;
  const first = nextSecond(clockStart, random);
  expect(first).toEqual({ elapsed: 1, attacks: 1, cost: 2.8 });
  expect(nextSecond(first, random)).toEqual({ elapsed: 2, attacks: 2, cost: 5 });
});

test.each([
  [0, 0, 0, 0],
  [1, 2, 1, 3],
  [29, 58, 29, 87],
  [30, 60, 30, 90],
  [31, 62, 31, 90],
  [35, 70, 35, 90],
  [36, 70, 36, 90],
  [47, 70, 47, 90],
  [48, 70, 48, 90],
  [49, 70, 48, 90],
  [60, 70, 48, 90],
])('after %d steps the bars stand at %d, %d and %d', (ticks, ...filled) => {
  expect(barsAfter(ticks)).toEqual(filled);
});

test('nothing moves after the last step, and something does before', () => {
  expect(barsAfter(lastTick + 1)).toEqual(barsAfter(lastTick));
  expect(barsAfter(lastTick - 1)).not.toEqual(barsAfter(lastTick));
});

test('elapsed time reads as minutes and seconds', () => {
  expect([0, 5, 60, 754, 3600].map(formatElapsed)).toEqual(['00:00', '00:05', '01:00', '12:34', '60:00']);
});
