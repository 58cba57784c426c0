import { linkedRoi, roiQuery } from './roi-link';
import type { RoiRules } from './roi.logic';

test('what a link is made of comes back out of it', () => {
  const query = roiQuery({ cameras: 80, guards: 4 });
  expect(query).toBe('cameras=80&guards=4');
  expect(linkedRoi('cctv', `?${query}`)).toEqual({ cameras: 80, guards: 4, annualSavings: 320_000 });
});

test.each<[RoiRules, string, [number, number] | null]>([
  ['cctv', '', null],
  ['cctv', '?utm_source=letter', null],
  ['cctv', '?cameras=80', [80, 3]],
  ['cctv', '?guards=0', [50, 0]],
  ['cctv', '?cameras=0', null],
  ['cctv', '?cameras=7&guards=two', [7, 3]],
  ['cctv', '?cameras=12.5&guards=-1', null],
  ['infrastructure', '?cameras=0&guards=0', [0, 0]],
  ['infrastructure', '?cameras=abc', null],
  ['infrastructure', '?cameras=&guards=', null],
  ['infrastructure', '?cameras=1e3', null],
  ['cctv', `?cameras=${'9'.repeat(400)}`, null],
])('on the %s page "%s" asks for %p', (rules, search, inputs) => {
  const state = linkedRoi(rules, search);
  expect(state && [state.cameras, state.guards]).toEqual(inputs);
});
