import { linkedReadiness, readinessQuery } from './readiness-link';
import { initialReadiness } from './readiness.logic';

test('what a link is made of comes back out of it', () => {
  const state = { companySize: 250, readinessLevel: 4, features: ['custom-slm', 'knowledge-base'] as const };
  const query = readinessQuery({ ...state, features: [...state.features], score: 0, computed: true });
  expect(query).toBe('size=250&level=4&features=custom-slm,knowledge-base');
  expect(linkedReadiness(`?${query}`)).toEqual({ ...state, score: 78, computed: true });
});

test('an address without answers asks for nothing', () => {
  for (const search of ['', '?cameras=80&guards=4', '?size=&level=', '?size=big', '?features=garbage']) {
    expect(linkedReadiness(search)).toBeNull();
  }
});

test('what it leaves out keeps its default, and the score is that of the formula', () => {
  expect(linkedReadiness('?size=100')).toEqual({ ...initialReadiness, score: 69, computed: true });
  expect(linkedReadiness('?level=5')).toMatchObject({ companySize: 100, readinessLevel: 5, score: 79 });
});

test('numbers are brought into their range, unknown features left out, the others put in order', () => {
  expect(linkedReadiness('?size=9000&level=7&features=knowledge-base,robots,internal-tools')).toMatchObject({
    companySize: 500,
    readinessLevel: 5,
    features: ['internal-tools', 'knowledge-base'],
  });
});

test('an empty list of features means none', () => {
  expect(linkedReadiness('?features=')).toMatchObject({ features: [], score: 55 });
});
