import { expect, it } from '@jest/globals';
import { defaultBrand } from '@northgate/site/brand.default';
import { routes } from '../../expose/routes';

const answers = routes.flatMap(
  ({ meta }) => meta({ brand: defaultBrand, params: {}, data: null }).answers ?? [],
);

it('carries more than 250 answers, of which 50 say what the site does not say', () => {
  expect(answers.length).toBeGreaterThanOrEqual(250);
  expect(answers.filter(({ unknown }) => unknown).length).toBeGreaterThanOrEqual(50);
});

it('says each answer in plain text and offers each question once', () => {
  const first = answers.map(({ ask }) => ask[0]);
  expect(first.filter((question, at) => first.indexOf(question) !== at)).toEqual([]);
  for (const { answer } of answers) {
    expect(answer).not.toMatch(/<\/?[a-z]+>|undefined|\[object|\*\*|\.\.$/);
    expect(answer).toMatch(/[\p{L}\p{N}.%?”]$/u);
  }
});
