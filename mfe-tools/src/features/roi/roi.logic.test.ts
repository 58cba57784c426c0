import {
  breakdownOf,
  cameraCost,
  counted,
  formatDollars,
  guardCost,
  initialRoi,
  isLoss,
  reduceRoi,
  roiRules,
  savings,
  type RoiAction,
  type RoiField,
  type RoiRules,
} from './roi.logic';

const at = (cameras: number, guards: number) => ({
  cameras,
  guards,
  annualSavings: savings(cameras, guards),
});

interface Start {
  rules: RoiRules;
  field: RoiField;
  from: number;
}

/** The value a field holds after one action, starting from a value of its own. */
function after({ rules, field, from }: Start, action: Partial<RoiAction>): number {
  const start = field === 'cameras' ? at(from, 3) : at(50, from);
  return reduceRoi(rules, start, { field, ...action } as RoiAction)[field];
}

test('a guard costs $85,000 and a camera $250 a year', () => {
  expect(guardCost).toBe(85_000);
  expect(cameraCost).toBe(250);
});

test('starts at 50 cameras, 3 guards and the stated 127,000, without a breakdown that would contradict it', () => {
  expect(initialRoi).toEqual({ cameras: 50, guards: 3, annualSavings: 127_000 });
  expect(breakdownOf(initialRoi)).toBeNull();
});

test.each([
  [50, 3, 242_500, '$242,500', false],
  [45, 3, 243_750, '$243,750', false],
  [55, 3, 241_250, '$241,250', false],
  [50, 2, 157_500, '$157,500', false],
  [50, 4, 327_500, '$327,500', false],
  [1, 3, 254_750, '$254,750', false],
  [5, 0, -1_250, '-$1,250', true],
  [1, 0, -250, '-$250', true],
  [10, 0, -2_500, '-$2,500', true],
  [50, 0, -12_500, '-$12,500', true],
  [100, 0, -25_000, '-$25,000', true],
  [200, 0, -50_000, '-$50,000', true],
  [200, 10, 800_000, '$800,000', false],
  [5, 10, 848_750, '$848,750', false],
  [1, 10, 849_750, '$849,750', false],
  [100, 1, 60_000, '$60,000', false],
  [200, 1, 35_000, '$35,000', false],
  [339, 1, 250, '$250', false],
  [340, 1, 0, '$0', true],
  [341, 1, -250, '-$250', true],
  [680, 2, 0, '$0', true],
  [1020, 3, 0, '$0', true],
  [1024, 3, -1_000, '-$1,000', true],
  [300, 0, -75_000, '-$75,000', true],
  [300, 15, 1_200_000, '$1,200,000', false],
  [0, 3, 255_000, '$255,000', false],
  [0, 0, 0, '$0', true],
])('%i cameras for %i guards save %i, shown %s', (...row) => {
  const [cameras, guards, amount, shown, red] = row;
  expect(savings(cameras, guards)).toBe(amount);
  expect(formatDollars(savings(cameras, guards))).toBe(shown);
  expect(isLoss(savings(cameras, guards))).toBe(red);
});

test.each<[RoiRules[], RoiField, number, 1 | -1, number]>([
  [['cctv'], 'cameras', 50, -1, 45],
  [['cctv'], 'cameras', 50, 1, 55],
  [['cctv'], 'cameras', 10, -1, 5],
  [['cctv'], 'cameras', 6, -1, 1],
  [['cctv'], 'cameras', 5, -1, 1],
  [['cctv'], 'cameras', 3, -1, 1],
  [['cctv'], 'cameras', 1, -1, 1],
  [['cctv'], 'cameras', 1, 1, 6],
  [['cctv'], 'cameras', 200, 1, 205],
  [['infrastructure'], 'cameras', 50, -1, 40],
  [['infrastructure'], 'cameras', 50, 1, 60],
  [['infrastructure'], 'cameras', 20, -1, 10],
  [['infrastructure'], 'cameras', 11, -1, 1],
  [['infrastructure'], 'cameras', 10, -1, 1],
  [['infrastructure'], 'cameras', 5, -1, 1],
  [['infrastructure'], 'cameras', 1, -1, 1],
  [['infrastructure'], 'cameras', 1, 1, 11],
  [['infrastructure'], 'cameras', 0, -1, 1],
  [['infrastructure'], 'cameras', 0, 1, 10],
  [['cctv', 'infrastructure'], 'guards', 3, -1, 2],
  [['cctv', 'infrastructure'], 'guards', 3, 1, 4],
  [['cctv', 'infrastructure'], 'guards', 1, -1, 0],
  [['cctv', 'infrastructure'], 'guards', 0, -1, 0],
  [['cctv', 'infrastructure'], 'guards', 0, 1, 1],
  [['cctv', 'infrastructure'], 'guards', 10, 1, 11],
])('on %p a button takes %s from %i by %i to %i', (...row) => {
  const [pages, field, from, direction, to] = row;
  for (const rules of pages) expect(after({ rules, field, from }, { type: 'step', direction })).toBe(to);
});

test.each<[RoiRules, RoiField, string, number]>([
  ['cctv', 'cameras', '1', 1],
  ['cctv', 'cameras', '7', 7],
  ['cctv', 'cameras', '300', 300],
  ['cctv', 'cameras', '0', 50],
  ['cctv', 'cameras', '-5', 50],
  ['cctv', 'cameras', '12.5', 50],
  ['cctv', 'cameras', 'abc', 50],
  ['cctv', 'cameras', '', 50],
  ['cctv', 'guards', '0', 0],
  ['cctv', 'guards', '15', 15],
  ['cctv', 'guards', '-1', 3],
  ['cctv', 'guards', '2.5', 3],
  ['cctv', 'guards', 'x', 3],
  ['infrastructure', 'cameras', '75', 75],
  ['infrastructure', 'cameras', 'abc', 0],
  ['infrastructure', 'cameras', '', 0],
  ['infrastructure', 'cameras', '-5', 0],
  ['infrastructure', 'cameras', '12.7', 12],
  ['infrastructure', 'guards', '4', 4],
  ['infrastructure', 'guards', 'abc', 0],
  ['infrastructure', 'guards', '', 0],
  ['infrastructure', 'cameras', '12abc', 0],
  ['cctv', 'cameras', '9'.repeat(400), 50],
])('%s %s, typed "%s", holds %i', (...row) => {
  const [rules, field, text, value] = row;
  const from = field === 'cameras' ? 50 : 3;
  expect(after({ rules, field, from }, { type: 'enter', text })).toBe(value);
});

test('ignored input leaves the stated savings as they are', () => {
  expect(reduceRoi('cctv', initialRoi, { type: 'enter', field: 'cameras', text: '0' })).toBe(initialRoi);
});

test('going to 55 cameras and back shows what the formula gives, with its parts', () => {
  const there = reduceRoi('cctv', initialRoi, { type: 'step', field: 'cameras', direction: 1 });
  const back = reduceRoi('cctv', there, { type: 'step', field: 'cameras', direction: -1 });
  expect(back).toEqual({ cameras: 50, guards: 3, annualSavings: 242_500 });
  expect(breakdownOf(back)).toEqual({ guardCostSaved: 255_000, monitoringCost: -12_500 });
});

test('sliders belong to the CCTV page', () => {
  expect(roiRules.cctv.cameras.slider).toEqual({ min: 5, max: 200, step: 5 });
  expect(roiRules.cctv.guards.slider).toEqual({ min: 0, max: 10, step: 1 });
  expect(roiRules.infrastructure.cameras.slider ?? roiRules.infrastructure.guards.slider).toBeUndefined();
});

test('numbers stand with what they count', () => {
  const guards = { one: 'guard', many: 'guards' };
  expect([0, 1, 1020].map((value) => counted(value, guards))).toEqual([
    '0 guards',
    '1 guard',
    '1,020 guards',
  ]);
});
