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
  ['TV-SAV-01', 50, 3, 242_500, '$242,500', false],
  ['TV-SAV-02', 45, 3, 243_750, '$243,750', false],
  ['TV-SAV-03', 55, 3, 241_250, '$241,250', false],
  ['TV-SAV-04', 50, 2, 157_500, '$157,500', false],
  ['TV-SAV-05', 50, 4, 327_500, '$327,500', false],
  ['TV-SAV-06', 1, 3, 254_750, '$254,750', false],
  ['TV-SAV-07', 5, 0, -1_250, '-$1,250', true],
  ['TV-SAV-08', 1, 0, -250, '-$250', true],
  ['TV-SAV-09', 10, 0, -2_500, '-$2,500', true],
  ['TV-SAV-10', 50, 0, -12_500, '-$12,500', true],
  ['TV-SAV-11', 100, 0, -25_000, '-$25,000', true],
  ['TV-SAV-12', 200, 0, -50_000, '-$50,000', true],
  ['TV-SAV-13', 200, 10, 800_000, '$800,000', false],
  ['TV-SAV-14', 5, 10, 848_750, '$848,750', false],
  ['TV-SAV-15', 1, 10, 849_750, '$849,750', false],
  ['TV-SAV-16', 100, 1, 60_000, '$60,000', false],
  ['TV-SAV-17', 200, 1, 35_000, '$35,000', false],
  ['TV-SAV-18', 339, 1, 250, '$250', false],
  ['TV-SAV-19', 340, 1, 0, '$0', true],
  ['TV-SAV-20', 341, 1, -250, '-$250', true],
  ['TV-SAV-21', 680, 2, 0, '$0', true],
  ['TV-SAV-22', 1020, 3, 0, '$0', true],
  ['TV-SAV-23', 1024, 3, -1_000, '-$1,000', true],
  ['TV-SAV-24', 300, 0, -75_000, '-$75,000', true],
  ['TV-SAV-25', 300, 15, 1_200_000, '$1,200,000', false],
  ['TV-SAV-26', 0, 3, 255_000, '$255,000', false],
  ['TV-SAV-27', 0, 0, 0, '$0', true],
])('%s: %i cameras for %i guards save %i, shown %s', (_, ...row) => {
  const [cameras, guards, amount, shown, red] = row;
  expect(savings(cameras, guards)).toBe(amount);
  expect(formatDollars(savings(cameras, guards))).toBe(shown);
  expect(isLoss(savings(cameras, guards))).toBe(red);
});

test.each<[string, RoiRules[], RoiField, number, 1 | -1, number]>([
  ['TV-BTN-01', ['cctv'], 'cameras', 50, -1, 45],
  ['TV-BTN-02', ['cctv'], 'cameras', 50, 1, 55],
  ['TV-BTN-03', ['cctv'], 'cameras', 10, -1, 5],
  ['TV-BTN-04', ['cctv'], 'cameras', 6, -1, 1],
  ['TV-BTN-05', ['cctv'], 'cameras', 5, -1, 1],
  ['TV-BTN-06', ['cctv'], 'cameras', 3, -1, 1],
  ['TV-BTN-07', ['cctv'], 'cameras', 1, -1, 1],
  ['TV-BTN-08', ['cctv'], 'cameras', 1, 1, 6],
  ['TV-BTN-09', ['cctv'], 'cameras', 200, 1, 205],
  ['TV-BTN-10', ['infrastructure'], 'cameras', 50, -1, 40],
  ['TV-BTN-11', ['infrastructure'], 'cameras', 50, 1, 60],
  ['TV-BTN-12', ['infrastructure'], 'cameras', 20, -1, 10],
  ['TV-BTN-13', ['infrastructure'], 'cameras', 11, -1, 1],
  ['TV-BTN-14', ['infrastructure'], 'cameras', 10, -1, 1],
  ['TV-BTN-15', ['infrastructure'], 'cameras', 5, -1, 1],
  ['TV-BTN-16', ['infrastructure'], 'cameras', 1, -1, 1],
  ['TV-BTN-17', ['infrastructure'], 'cameras', 1, 1, 11],
  ['TV-BTN-18', ['infrastructure'], 'cameras', 0, -1, 1],
  ['TV-BTN-19', ['infrastructure'], 'cameras', 0, 1, 10],
  ['TV-BTN-20', ['cctv', 'infrastructure'], 'guards', 3, -1, 2],
  ['TV-BTN-21', ['cctv', 'infrastructure'], 'guards', 3, 1, 4],
  ['TV-BTN-22', ['cctv', 'infrastructure'], 'guards', 1, -1, 0],
  ['TV-BTN-23', ['cctv', 'infrastructure'], 'guards', 0, -1, 0],
  ['TV-BTN-24', ['cctv', 'infrastructure'], 'guards', 0, 1, 1],
  ['TV-BTN-25', ['cctv', 'infrastructure'], 'guards', 10, 1, 11],
])('%s: on %p a button takes %s from %i by %i to %i', (_, ...row) => {
  const [pages, field, from, direction, to] = row;
  for (const rules of pages) expect(after({ rules, field, from }, { type: 'step', direction })).toBe(to);
});

test.each<[string, RoiRules, RoiField, string, number]>([
  ['TV-INPUT-01', 'cctv', 'cameras', '1', 1],
  ['TV-INPUT-02', 'cctv', 'cameras', '7', 7],
  ['TV-INPUT-03', 'cctv', 'cameras', '300', 300],
  ['TV-INPUT-04', 'cctv', 'cameras', '0', 50],
  ['TV-INPUT-05', 'cctv', 'cameras', '-5', 50],
  ['TV-INPUT-06', 'cctv', 'cameras', '12.5', 50],
  ['TV-INPUT-07', 'cctv', 'cameras', 'abc', 50],
  ['TV-INPUT-08', 'cctv', 'cameras', '', 50],
  ['TV-INPUT-09', 'cctv', 'guards', '0', 0],
  ['TV-INPUT-10', 'cctv', 'guards', '15', 15],
  ['TV-INPUT-11', 'cctv', 'guards', '-1', 3],
  ['TV-INPUT-12', 'cctv', 'guards', '2.5', 3],
  ['TV-INPUT-13', 'cctv', 'guards', 'x', 3],
  ['TV-INPUT-14', 'infrastructure', 'cameras', '75', 75],
  ['TV-INPUT-15', 'infrastructure', 'cameras', 'abc', 0],
  ['TV-INPUT-16', 'infrastructure', 'cameras', '', 0],
  ['TV-INPUT-17', 'infrastructure', 'cameras', '-5', 0],
  ['TV-INPUT-18', 'infrastructure', 'cameras', '12.7', 12],
  ['TV-INPUT-19', 'infrastructure', 'guards', '4', 4],
  ['TV-INPUT-20', 'infrastructure', 'guards', 'abc', 0],
  ['TV-INPUT-21', 'infrastructure', 'guards', '', 0],
  ['partly numeric', 'infrastructure', 'cameras', '12abc', 0],
  ['beyond whole numbers', 'cctv', 'cameras', '9'.repeat(400), 50],
])('%s: %s %s, typed "%s", holds %i', (_, ...row) => {
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
