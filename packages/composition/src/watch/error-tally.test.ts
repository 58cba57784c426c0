import { ErrorTally, limits } from './error-tally.js';

const tallyOf = (visitors: string[], views: number): ErrorTally => {
  const tally = new ErrorTally();
  tally.views = views;
  for (const visitor of visitors) tally.add(visitor, `seen by ${visitor}`);
  return tally;
};
const visitors = (count: number) => Array.from({ length: count }, (_, index) => `visitor ${index}`);

it('sends a revision back when enough visitors have met errors, and says how many and which', () => {
  expect(tallyOf(visitors(limits.visitors), 40).verdict()).toBe(
    '5 visitors met errors on 40 views of its pages, the last: seen by visitor 4',
  );
});

it('takes no notice of a few errors', () => {
  expect(tallyOf(visitors(limits.visitors - 1), 4).verdict()).toBeNull();
});

it('hears each visitor once', () => {
  expect(tallyOf(Array<string>(50).fill('the same'), 50).verdict()).toBeNull();
});

it('weighs errors against views', () => {
  expect(tallyOf(visitors(6), 1000).verdict()).toBeNull();
  expect(tallyOf(visitors(50), 1000).verdict()).toMatch(/^50 visitors/);
});
