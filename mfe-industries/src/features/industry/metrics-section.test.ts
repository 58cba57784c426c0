import { barLengths } from './metrics-section';

test('a reduction leaves the rest of the full bar', () => {
  expect(barLengths({ number: 30, change: 'less' })).toEqual({ before: 100, after: 70 });
});

test('a gain fills the bar and shows what there was before', () => {
  const { before, after } = barLengths({ number: 45, change: 'more' });
  expect(after).toBe(100);
  expect(before * 1.45).toBeCloseTo(100, 0);
});
