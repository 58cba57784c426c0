import { PNG } from 'pngjs';
import { differenceOf, differenceOfMoved } from './picture-difference.js';

/** A picture at half size of a part with a thin stroke and a bar, drawn so many pixels of the page further down. */
function drawn(down: number, shade: (x: number, y: number) => number = part): PNG {
  const png = new PNG({ width: 60, height: 20 });
  for (let y = 0; y < 20; y += 1)
    for (let x = 0; x < 60; x += 1) {
      const value = (shade(x, 2 * y - down) + shade(x, 2 * y + 1 - down)) / 2;
      png.data.set([value, value, value, 255], (y * 60 + x) * 4);
    }
  return png;
}

const ground = 240;
const part = (x: number, y: number): number => {
  if (y === 13 && x % 8 > 1) return 20;
  return x > 40 && y > 20 && y < 26 ? 20 : ground;
};

it('finds a part as it was that lies an odd number of pixels further down', () => {
  const [before, moved] = [drawn(0), drawn(1)];
  expect(differenceOf(before, moved).share).toBeGreaterThan(0.5);
  expect(differenceOfMoved(before, moved).share).toBe(0);
});

it('does not count what the page around it draws up to its edge', () => {
  const edge = (x: number, y: number) => (y < 2 && x % 4 > 1 ? 20 : part(x, y));
  expect(differenceOfMoved(drawn(0, edge), drawn(1)).share).toBe(0);
});

it.each<[string, (x: number, y: number) => number]>([
  ['is gone', () => ground],
  ['is covered', (x, y) => (y > 4 && y < 34 ? 120 : ground)],
  ['has other colours', (x, y) => (part(x, y) === ground ? ground : 150)],
  ['is turned over', (x, y) => 260 - part(x, y)],
])('finds that a part that moved %s', (_, shade) => {
  expect(differenceOfMoved(drawn(0), drawn(1, shade)).share).toBeGreaterThan(0.5);
});
