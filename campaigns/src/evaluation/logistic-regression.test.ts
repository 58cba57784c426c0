import { expect, it } from '@jest/globals';
import { fitLogistic, type Example } from './logistic-regression.js';

/** Right where `near` is large; `noise` has nothing to do with it, `mirror` says the same as `near`. */
const examples: Example[] = Array.from({ length: 200 }, (_, at) => {
  const near = (at % 20) / 20;
  const noise = (at % 7) / 7;
  return { features: { near, noise, mirror: near }, right: near + ((at % 3) - 1) * 0.2 > 0.5, count: 1 };
});

const likely = ({ bias, weights }: ReturnType<typeof fitLogistic>, features: Record<string, number>) =>
  1 /
  (1 + Math.exp(-Object.entries(weights).reduce((sum, [name, one]) => sum + one * features[name]!, bias)));

it('tells examples apart by what they have in common', () => {
  const fitted = fitLogistic(examples);
  expect(likely(fitted, { near: 0.9, noise: 0.5, mirror: 0.9 })).toBeGreaterThan(0.8);
  expect(likely(fitted, { near: 0.1, noise: 0.5, mirror: 0.1 })).toBeLessThan(0.2);
  expect(Math.abs(fitted.weights['noise']!)).toBeLessThan(Math.abs(fitted.weights['near']!));
});

it('leaves out what would say the opposite of what it can', () => {
  const { weights } = fitLogistic(examples, { near: true, mirror: false });
  expect(weights['near']).toBeGreaterThan(0);
  expect(weights).not.toHaveProperty('mirror');
});
