import { readdirSync } from 'node:fs';
import { defaultBrand } from '@northgate/site/brand.default';
import { industryKeys, paths } from '@northgate/site/paths';
import { timeline } from './cctv-security.content';
import { deployment } from './custom-models.content';
import { scenarios } from './evaluation.content';
import { portfolio, setupWeek } from './home.content';
import * as privacy from './privacy.content';
import { evaluation } from './red-teaming.content';

const brandNames = [defaultBrand.company.name, defaultBrand.product.name];
const wantsBrand = /Meta$|^(cards|sheets|sections|categories|path)$/;

/** Every text of a content value with the key it stands under; functions are called with the brand or a name. */
function textsOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value === 'function')
    return textsOf(value(wantsBrand.test(key) ? defaultBrand : brandNames[1]), key);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, /^\d+$/.test(name) ? key : name));
}

const names = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.content.ts'));
const files = await Promise.all(
  names.map(async (name) => [name, textsOf({ ...((await import(`./${name}`)) as object) })] as const),
);
const all = files.flatMap(([, texts]) => texts);
const knownPaths = [
  paths.home,
  paths.cctv,
  paths.cybersecurity,
  paths.redTeaming,
  paths.infrastructure,
  paths.platform(defaultBrand),
  paths.customModels,
  paths.studio(defaultBrand),
  paths.blog,
  paths.contact,
  paths.privacy,
  paths.trust,
  paths.search,
  paths.contactAnchor,
  ...industryKeys.map(paths.industry),
  `#${portfolio.id}`,
  '#roi',
  '#readiness',
  '#quote',
  `#${deployment.id}`,
  `#${evaluation.id}`,
];

test.each(files)('%s says something', (_, texts) => {
  expect(texts.length).toBeGreaterThan(1);
});

test('every prompt holds the part that carries its attack, once, and every attack says what it is sent to', () => {
  for (const { prompt, injected, context, description } of scenarios) {
    expect(prompt.split(injected)).toHaveLength(2);
    for (const text of [prompt, context, description]) expect(text).toMatch(/\w+ \w+ \w+/);
  }
});

test('every text says something and none is a placeholder', () => {
  expect(all.length).toBeGreaterThan(100);
  for (const { text } of all) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(
      /\b(lorem|ipsum|todo|tbd|fixme|placeholder|undefined|null|nan)\b|x{3}|\[object|[{}]/i,
    );
  }
});

test('every link leads to a page or an anchor of this site', () => {
  const links = all.filter(({ key }) => key === 'path');
  expect(links.length).toBeGreaterThan(10);
  for (const { text } of links) expect(knownPaths).toContain(text);
});

test('numbers are only those the company states', () => {
  const stated =
    '1 1,000 2 2-3 3 4-5 5 6 6-7 7 7-day 8 12 13 15 20 30 50 60 85 99.7 99.9 100 264 265 300 640x480 640 480 2025'.split(
      ' ',
    );
  // What is asked states nothing, and answers take their figures from the values that pages show.
  const untold = ['path', 'telephone', 'url', 'email', 'machine', 'ask', 'answer'];
  const told = all.filter(({ key, text }) => !untold.includes(key) && !/^[#/]/.test(text));
  const numbers = told.flatMap(({ text }) => text.match(/\d[\d.,]*(-\d+)?/g) ?? []);
  expect(numbers.length).toBeGreaterThan(15);
  for (const number of numbers) expect(stated).toContain(number.replace(/[.,]$/, ''));
});

test('the setup week and the camera timeline both last seven days', () => {
  const lengthOf = (steps: { days: number }[]) => steps.reduce((sum, { days }) => sum + days, 0);
  expect(lengthOf(setupWeek)).toBe(7);
  expect(lengthOf(timeline.steps)).toBe(7);
});

test('the policy says for how long questions without an answer are kept, and that others are not', () => {
  const said = (brand: typeof defaultBrand) => JSON.stringify(privacy.sections(brand));
  expect(said(defaultBrand)).toContain('is used to answer you and is not stored by us. We count');
  const keeping = said({ ...defaultBrand, keepQuestionsDays: 30 });
  expect(keeping).toContain('the words of a question it could not answer are kept for 30 days');
  expect(keeping).not.toContain('is not stored by us. ');
});
