import { readdirSync } from 'node:fs';
import { defaultBrand } from '@northgate/site/brand.default';
import { industryKeys, paths } from '@northgate/site/paths';
import * as cctv from './cctv-security.content';
import * as contact from './contact.content';
import * as customModels from './custom-models.content';
import * as cybersecurity from './cybersecurity.content';
import * as evaluation from './evaluation.content';
import * as home from './home.content';
import * as infrastructure from './infrastructure.content';
import * as meta from './page-meta.content';
import * as platform from './platform.content';
import * as privacy from './privacy.content';
import * as search from './search.content';
import * as trust from './trust.content';
import * as redTeaming from './red-teaming.content';
import * as studio from './studio.content';

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

const files = {
  home,
  'cctv-security': cctv,
  cybersecurity,
  contact,
  'page-meta': meta,
  platform,
  studio,
  privacy,
  trust,
  search,
  infrastructure,
  'custom-models': customModels,
  evaluation,
  'red-teaming': redTeaming,
};
const all = Object.values(files).flatMap((module) => textsOf({ ...module }));
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
  `#${home.portfolio.id}`,
  '#roi',
  '#readiness',
  '#quote',
  `#${customModels.deployment.id}`,
  `#${redTeaming.evaluation.id}`,
];

test('no file of content is left out', () => {
  const there = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.content.ts'));
  expect(there.sort()).toEqual(
    Object.keys(files)
      .map((name) => `${name}.content.ts`)
      .sort(),
  );
  for (const [name, module] of Object.entries(files))
    expect([name, textsOf({ ...module }).length > 1]).toEqual([name, true]);
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

test('the home page states all seven claims as plain content', () => {
  const figures = home.metrics.map(({ value, unit, label }) => `${value}${unit} ${label}`);
  expect(figures).toEqual([
    '50+ AI models supported',
    '1,000+ clients',
    '85% higher accuracy',
    '60% cost reduction',
    '3x speed',
    '99.9% uptime SLA',
  ]);
  expect(home.guarantee.lead).toContain('ROI within 12 months');
});

test('the setup week and the camera timeline both last seven days', () => {
  const lengthOf = (steps: { days: number }[]) => steps.reduce((sum, { days }) => sum + days, 0);
  expect(lengthOf(home.setupWeek)).toBe(7);
  expect(lengthOf(cctv.timeline.steps)).toBe(7);
});

test.each([
  ['cards of home', home.capabilities.cards(), 4],
  ['sheets of the portfolio', home.portfolio.sheets(defaultBrand), 4],
  ['steps of the camera timeline', cctv.timeline.steps, 4],
  ['camera statistics', cctv.performance.metrics, 3],
  ['industries with cameras', cctv.sites.industries, 6],
  ['testimonials', cctv.testimonials.items, 2],
  ['competitors', defaultBrand.competitors, 3],
  ['steps of an evaluation', evaluation.evaluationProcess.steps, 5],
  ['attacks', evaluation.scenarios, 3],
  ['vulnerabilities', redTeaming.vulnerabilities.items, 6],
  ['bars of red teaming', redTeaming.metrics.bars, 4],
  ['cards of red teaming', redTeaming.repair.cards, 2],
  ['benefits of the setup', infrastructure.benefits.cards, 3],
  ['steps of the setup week', infrastructure.week.steps, 5],
  ['solution components', infrastructure.components.items, 5],
  ['categories of upgrades', infrastructure.upgrades.categories(defaultBrand), 3],
  ['packages', infrastructure.packages.items, 4],
  ['accuracy bars', infrastructure.accuracy.metrics, 4],
  ['agents', platform.agentToAgent.agents, 5],
  ['use cases', platform.useCases.items, 6],
  ['applications of a model', customModels.applications.items, 6],
  ['deployment options', customModels.deployment.options, 3],
  ['steps to a model', customModels.process.steps, 4],
  ['crafts of the studio', studio.crafts, 3],
  ['sections of the policy', privacy.sections(defaultBrand), 9],
])('of the %s there are exactly as many as stated, and no two alike', (_name, records, count) => {
  expect(records).toHaveLength(count);
  expect(new Set(records.map((record) => JSON.stringify(record))).size).toBe(count);
});

test.each([
  ['camera statistics', cctv.performance.metrics, [99, 95, 98]],
  ['bars of red teaming', redTeaming.metrics.bars, [90, 85, 92, 95]],
  ['accuracy bars', infrastructure.accuracy.metrics, [98, 95, 99, 92]],
  ['evaluation metrics', infrastructure.evaluationMetrics.metrics, [98, 95, 99, 97]],
])('the %s stand at the stated values', (_name, metrics: { value: number }[], values) => {
  expect(metrics.map(({ value }) => value)).toEqual(values);
});

const text = expect.stringMatching(/\S/);
const dayOrRange = expect.stringMatching(/^\d(-\d)?$/);

test('a process step has a number or the days it takes, a title and a description', () => {
  for (const step of [...cctv.timeline.steps, ...infrastructure.week.steps])
    expect(step).toMatchObject({ day: dayOrRange, title: text, description: text });
  for (const { steps } of [customModels.process, evaluation.evaluationProcess])
    steps.forEach((step, index) =>
      expect(step).toEqual({ number: index + 1, title: text, description: text }),
    );
});

test('a metric has a title, a description and both ends of its scale, or is a number with its label', () => {
  const scale = { title: text, description: text, minLabel: text, maxLabel: text };
  for (const bar of [...infrastructure.accuracy.metrics, ...redTeaming.metrics.bars])
    expect(bar).toEqual({ ...scale, value: expect.any(Number) });
  for (const bar of Object.values(cybersecurity.progress.bars)) expect(bar).toEqual(scale);
  for (const figure of [...cctv.performance.metrics, ...infrastructure.evaluationMetrics.metrics])
    expect(figure).toEqual({ title: text, value: expect.any(Number) });
});

test('a package has a title, a description, features and one of three security levels', () => {
  const securityLevel = expect.stringMatching(/^(Maximum|High|Medium)$/);
  for (const { features, ...described } of infrastructure.packages.items) {
    expect(described).toEqual({ title: text, description: text, securityLevel });
    expect(features.length).toBeGreaterThan(2);
  }
});

test('the policy says for how long questions without an answer are kept, and that others are not', () => {
  const said = (brand: typeof defaultBrand) => JSON.stringify(privacy.sections(brand));
  expect(said(defaultBrand)).toContain('is used to answer you and is not stored by us. We count');
  const keeping = said({ ...defaultBrand, keepQuestionsDays: 30 });
  expect(keeping).toContain('the words of a question it could not answer are kept for 30 days');
  expect(keeping).not.toContain('is not stored by us. ');
});
