import { featureKeys, type FeatureKey } from '../../content/readiness-features.content';
import {
  breakdownOf,
  initialReadiness,
  readinessRanges,
  readWithin,
  reduceReadiness,
  scoreOf,
  sizeFactor,
  verdictOf,
  type ReadinessAction,
  type ReadinessState,
} from './readiness.logic';

const inputs = (companySize: number, readinessLevel: number, count: number) => ({
  companySize,
  readinessLevel,
  features: featureKeys.slice(0, count),
});
const after = (...actions: ReadinessAction[]): ReadinessState =>
  actions.reduce(reduceReadiness, initialReadiness);
const toggle = (feature: FeatureKey): ReadinessAction => ({ type: 'toggle', feature });

test('the answers, the features and the score are all there is', () => {
  expect(initialReadiness).toEqual({
    companySize: 100,
    readinessLevel: 3,
    features: ['internal-tools', 'data-automation'],
    score: 76,
    computed: false,
  });
  expect(featureKeys).toEqual([
    'internal-tools',
    'data-automation',
    'custom-slm',
    'workflow-automation',
    'decision-support',
    'knowledge-base',
  ]);
});

test.each<[number, number, number, number, number, string]>([
  [100, 3, 2, 1, 69, 'ready'],
  [10, 1, 0, 0.8, 44, 'ready'],
  [50, 3, 2, 0.8, 66, 'ready'],
  [51, 3, 2, 1, 69, 'ready'],
  [60, 3, 2, 1, 69, 'ready'],
  [200, 3, 2, 1, 69, 'ready'],
  [201, 3, 2, 1.2, 72, 'well-positioned'],
  [210, 3, 2, 1.2, 72, 'well-positioned'],
  [50, 1, 0, 0.8, 44, 'ready'],
  [51, 1, 0, 1, 45, 'ready'],
  [200, 1, 0, 1, 45, 'ready'],
  [201, 1, 0, 1.2, 46, 'ready'],
  [50, 5, 6, 0.8, 100, 'well-positioned'],
  [51, 5, 6, 1, 100, 'well-positioned'],
  [200, 5, 6, 1, 100, 'well-positioned'],
  [201, 5, 6, 1.2, 100, 'well-positioned'],
  [500, 5, 6, 1.2, 100, 'well-positioned'],
  [500, 5, 5, 1.2, 100, 'well-positioned'],
  [500, 5, 4, 1.2, 98, 'well-positioned'],
  [500, 5, 0, 1.2, 70, 'ready'],
  [100, 2, 3, 1, 71, 'well-positioned'],
  [100, 3, 3, 1, 76, 'well-positioned'],
  [100, 5, 5, 1, 100, 'well-positioned'],
  [500, 3, 6, 1.2, 100, 'well-positioned'],
  [500, 4, 5, 1.2, 99, 'well-positioned'],
  [100, 4, 2, 1, 74, 'well-positioned'],
  [100, 5, 1, 1, 72, 'well-positioned'],
  [100, 1, 6, 1, 87, 'well-positioned'],
  [100, 1, 4, 1, 73, 'well-positioned'],
  [10, 5, 1, 0.8, 67, 'ready'],
  [10, 5, 2, 0.8, 74, 'well-positioned'],
  [100, 3, 0, 1, 55, 'ready'],
])('%i people, level %i, %i features: factor %d, score %i, %s', (...row) => {
  const [size, level, count, factor, score, verdict] = row;
  expect(sizeFactor(size)).toBe(factor);
  expect(scoreOf(inputs(size, level, count))).toBe(score);
  expect(verdictOf(score)).toBe(verdict);
});

test('every score is a whole number from 44 to 100, and its parts add up to it', () => {
  for (let size = 10; size <= 500; size += 10)
    for (let level = 1; level <= 5; level += 1)
      for (let count = 0; count <= 6; count += 1) {
        const state = {
          ...inputs(size, level, count),
          score: scoreOf(inputs(size, level, count)),
          computed: true,
        };
        expect(Number.isInteger(state.score)).toBe(true);
        expect(state.score).toBeGreaterThanOrEqual(44);
        expect(state.score).toBeLessThanOrEqual(100);
        const parts = breakdownOf(state)!;
        expect(40 + parts.level + parts.chosen + parts.cap).toBe(state.score);
      }
});

test('the stated score stands at first, without parts that would contradict it', () => {
  expect(verdictOf(initialReadiness.score)).toBe('well-positioned');
  expect(breakdownOf(initialReadiness)).toBeNull();
});

test('calculating recomputes the score of untouched answers', () => {
  expect(after({ type: 'calculate' })).toEqual({ ...initialReadiness, score: 69, computed: true });
});

test('toggling adds, removes and recomputes each time', () => {
  const [on, off, less] = [toggle('custom-slm'), toggle('custom-slm'), toggle('internal-tools')];
  expect(after(on)).toMatchObject({
    features: ['internal-tools', 'data-automation', 'custom-slm'],
    score: 76,
  });
  expect(after(on, off)).toMatchObject({ features: ['internal-tools', 'data-automation'], score: 69 });
  expect(after(on, off, less)).toMatchObject({ features: ['data-automation'], score: 62 });
});

test('features keep their order however they were chosen', () => {
  expect(
    after(toggle('internal-tools'), toggle('knowledge-base'), toggle('internal-tools')).features,
  ).toEqual(['internal-tools', 'data-automation', 'knowledge-base']);
});

test('moving size or level leaves the score, and its parts are gone until it is recomputed', () => {
  const moved = after(
    { type: 'calculate' },
    { type: 'enter', field: 'companySize', text: '300' },
    { type: 'step', field: 'readinessLevel', direction: 1 },
  );
  expect(moved).toMatchObject({ companySize: 300, readinessLevel: 4, score: 69 });
  expect(breakdownOf(moved)).toBeNull();
  const computed = reduceReadiness(moved, { type: 'calculate' });
  expect(computed.score).toBe(78);
  expect(breakdownOf(computed)).toEqual({ level: 24, chosen: 14, cap: 0, sum: 78 });
});

test('what lies above 100 is a part of its own', () => {
  expect(breakdownOf({ ...inputs(500, 5, 6), score: 100, computed: true })).toEqual({
    level: 30,
    chosen: 42,
    cap: -12,
    sum: 100,
  });
});

test.each<[keyof typeof readinessRanges, string, number | null]>([
  ['companySize', '250', 250],
  ['companySize', '73', 70],
  ['companySize', '75', 80],
  ['companySize', '1', 10],
  ['companySize', '0', 10],
  ['companySize', '4000', 500],
  ['companySize', '', null],
  ['companySize', '12.5', null],
  ['companySize', '-20', null],
  ['companySize', 'many', null],
  ['companySize', '9'.repeat(400), 500],
  ['readinessLevel', '5', 5],
  ['readinessLevel', '0', 1],
  ['readinessLevel', '9', 5],
  ['readinessLevel', '2.5', null],
])('%s, typed "%s", is %p', (field, text, value) => {
  expect(readWithin(text, readinessRanges[field])).toBe(value);
});

test('buttons stop at the ends', () => {
  const step = (field: 'companySize' | 'readinessLevel', from: number, direction: 1 | -1) =>
    reduceReadiness({ ...initialReadiness, [field]: from }, { type: 'step', field, direction })[field];
  expect([step('companySize', 10, -1), step('companySize', 500, 1)]).toEqual([10, 500]);
  expect([step('companySize', 200, 1), step('companySize', 200, -1)]).toEqual([210, 190]);
  expect([step('readinessLevel', 1, -1), step('readinessLevel', 5, 1)]).toEqual([1, 5]);
});

test('input that is ignored changes nothing at all', () => {
  expect(after({ type: 'enter', field: 'companySize', text: 'x' })).toBe(initialReadiness);
});
