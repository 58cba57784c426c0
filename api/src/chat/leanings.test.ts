import { leaningsOf } from './leanings.js';

const [stated, silent, world] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const ways = { vectors: Float32Array.from([...stated, ...silent]), isSilent: (way: number) => way === 1 };
const leanings = (vector: number[]) => leaningsOf(Float32Array.from(vector), ways, Float32Array.from(world));

it('leans to what is nearest: what the site says, what it does not say, or the world', () => {
  expect(leanings(stated).silent).toBeLessThan(0);
  expect(leanings(silent).silent).toBeGreaterThan(0);
  expect(leanings(world).world).toBeGreaterThan(0);
  expect(leanings(stated).world).toBeLessThan(0);
});

it('leans neither way where nothing is known to compare with', () => {
  expect(leaningsOf(Float32Array.from([1, 0, 0]), ways, new Float32Array())).toEqual({ world: 0, silent: 0 });
});
