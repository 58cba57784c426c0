import { industries } from '../features/industry/industries';
import { legal } from './legal.content';
import { manufacturing } from './manufacturing.content';

const shared = Object.values(industries).map(({ content }) => content);
const named = shared.map((content) => [content.industry, content] as const);
const all = [...named, ['legal', legal] as const, ['manufacturing', manufacturing] as const];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
const distinct = (names: string[]) => expect(new Set(names).size).toBe(names.length);

const refused = [
  /lorem|ipsum|todo|tbd|placeholder|xxx|undefined/i,
  /\b(seamless|unlock|next-generation|cutting-edge|world-class|leading|best|revolutionary|synerg\w+)\b/i,
  /\b(navigate|chart your|anchor|compass|horizon)\b/i,
];

test.each(all)('the texts of %s are written out', (_, content) => {
  const texts = textsOf(content);
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) {
    expect(text.trim()).not.toBe('');
    expect(text).toBe(text.trim());
    for (const pattern of refused) expect(text).not.toMatch(pattern);
  }
});

test.each(all)('%s opens with one dry sentence and an introduction for its reader', (_, { hero }) => {
  expect(hero.title).toMatch(/^[A-Z][^.?!]+\.$/);
  expect(hero.intro.length).toBeGreaterThan(110);
});

test('no two industries share a headline, a contact heading or an introduction', () => {
  const contents = all.map(([, content]) => content);
  distinct(contents.map(({ hero }) => hero.title));
  distinct(contents.map(({ hero }) => hero.intro));
  distinct(contents.map(({ contact }) => contact.heading));
  distinct(shared.map(({ closing }) => closing.heading));
  for (const { closing } of shared) expect(closing.heading).toMatch(/^Bring us one .+ and one .+\.$/);
});

test.each([
  ['logistics', [30, 25, 45, 60]],
  ['healthcare', [40, 60, 35, 50]],
  ['retail', [25, 40, 30, 50]],
  ['finance', [95, 70, 80, 45]],
  ['energy', [40, 55, 30, 60]],
  ['agriculture', [35, 50, 40, 60]],
  ['mining', [45, 60, 35, 50]],
] as const)('%s states its four numbers in their order', (industry, numbers) => {
  expect(industries[industry].content.metrics.map(({ number }) => number)).toEqual(numbers);
});

test('legal and manufacturing state their four bars in their order', () => {
  expect(legal.measures.items.map(({ value }) => value)).toEqual([95, 99, 70, 98]);
  expect(manufacturing.measures.items.map(({ value }) => value)).toEqual([85, 60, 99, 70]);
});

test.each([
  [
    'healthcare',
    'Insurance claim processing|OR scheduling|Hospital supply chain and asset tracking|Lab automation',
  ],
  ['retail', 'Demand forecasting|Shelf auditing with computer vision|Dynamic pricing|Micro-fulfillment'],
  ['finance', 'Fraud detection|Automated underwriting|Compliance auditing|Risk analytics'],
  [
    'energy',
    'Predictive grid maintenance|Fault detection|Automated meter reading and outage mapping|Wind and solar farm inspection',
  ],
  [
    'agriculture',
    'Smart irrigation and yield forecasting|Harvesting robots and drones|Grain sorting|Crop health monitoring',
  ],
  [
    'mining',
    'Autonomous haulage and drilling|Geospatial analysis|Safety incident prediction|Equipment health monitoring',
  ],
] as const)('%s offers its four solutions in their order', (industry, titles) => {
  expect(industries[industry].content.solutions.items.map(({ title }) => title).join('|')).toBe(titles);
});

test('the finance page speaks to finance and insurance', () => {
  const { hero, meta } = industries.finance.content;
  expect(hero.intro).toMatch(/finance and insurance/i);
  expect(meta.title).toBe('AI for Finance and Insurance');
});

test('construction calls its figures targets, and its numbers are round and moderate', () => {
  const { metrics, metricsNote, applications } = industries.construction.content;
  for (const { number } of metrics) {
    expect(number % 5).toBe(0);
    expect(number).toBeLessThanOrEqual(30);
  }
  expect(metricsNote).toMatch(/^Typical targets\b/);
  expect(applications.text).toMatch(/typical target/);
});

test.each(named)(
  'every result of %s repeats one of its metrics, and no percentage stands elsewhere',
  (_, content) => {
    const metrics = content.metrics.map(({ number, label }) => `${number}% ${label}`);
    for (const { result } of content.applications.items) expect(metrics).toContain(result);
    const { metrics: _metrics, applications, meta, ...rest } = content;
    const { items, ...head } = applications;
    const told = textsOf([rest, head, items.map(({ title, description }) => [title, description])]);
    expect(told.filter((text) => text.includes('%'))).toEqual([]);
    for (const stated of meta.description.match(/\d+%[^,.:]*?(?= and \d|[,.])/g) ?? [])
      expect(metrics).toContain(stated);
  },
);

test.each([
  ['legal', legal],
  ['manufacturing', manufacturing],
] as const)(
  'the cases of %s are labelled as examples and their numbers are those of its bars',
  (_, content) => {
    expect(content.caseStudies.text).toMatch(/written as examples\. No client is described\.$/);
    const values = content.measures.items.map(({ value }) => `${value}%`);
    for (const { challenge, solution, result } of content.caseStudies.items) {
      expect(values).toContain(/^\d+%/.exec(result)?.[0]);
      expect(`${challenge} ${solution}`).not.toMatch(/\d/);
    }
  },
);

test.each(all)('no title of %s appears twice', (_, { solutions }) => {
  distinct(solutions.items.map(({ title }) => title));
  distinct(solutions.items.map(({ icon }) => icon));
});
