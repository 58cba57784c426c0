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

const all = [
  home,
  cctv,
  cybersecurity,
  contact,
  meta,
  platform,
  studio,
  privacy,
  infrastructure,
  customModels,
  evaluation,
  redTeaming,
].flatMap((module) => textsOf({ ...module }));
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
  paths.contactAnchor,
  ...industryKeys.map(paths.industry),
  '#solutions',
  '#roi',
  '#readiness',
  '#quote',
  '#deployment',
  '#try-an-attack',
];

test('every text says something and none is a placeholder', () => {
  expect(all.length).toBeGreaterThan(100);
  for (const { text } of all) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/lorem|ipsum|todo|tbd|placeholder|undefined|\[object/i);
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
  const told = all.filter(
    ({ key, text }) => !['path', 'telephone', 'url', 'email', 'machine'].includes(key) && !/^[#/]/.test(text),
  );
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
