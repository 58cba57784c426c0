import type { Overview } from '@northgate/contracts/console/overview';
import type { ReleasesOverview } from '@northgate/contracts/console/releases';
import { funnelsOf } from './funnels.logic';
import { signsOf, verdictOf } from './signs.logic';

const releases = {
  live: {
    revision: 7,
    sequence: 9,
    since: '2026-11-24T10:00:00.000Z',
    author: 'Zoë',
    reason: 'release of mfe-blog',
  },
  history: [{}, {}],
  failures: [],
  reports: null,
} as unknown as ReleasesOverview;
const api: Overview = {
  engine: 'sqlite',
  siteAnswers: true,
  channels: ['email'],
  queue: { dead: 0, pending: 1, withheld: 0, held: 0, delivered: 4 },
  waitsSince: '2026-11-25T10:00:00.000Z',
  weeks: [],
  events: [],
  vitals: { weeks: [], revisions: [] },
};
const now = Date.parse('2026-11-25T10:30:00.000Z');
const said = <T>(data: T) => ({ data, error: null });

it('says that everything is well, and what is meant by that', () => {
  const signs = signsOf(said(releases), said(api), now);
  expect(verdictOf(signs)).toBe('Everything is well');
  expect(signs.map(({ name }) => name)).toEqual([
    'Site',
    'Store',
    'Last release',
    'Api',
    'Database',
    'Mail',
    'Queue',
  ]);
});

it.each([
  ['Site', said(releases), said({ ...api, siteAnswers: false })],
  ['Last release', said({ ...releases, failures: [{ path: '/', reason: 'x', kept: true }] }), said(api)],
  ['Mail', said(releases), said({ ...api, queue: { ...api.queue, dead: 2 } })],
  ['Queue', said(releases), said({ ...api, waitsSince: '2026-11-25T09:00:00.000Z' })],
  ['Api', said(releases), { data: null, error: 'The api does not answer.' }],
  ['Store', { data: null, error: 'no' }, said(api)],
])('names what is not well: %s', (name, store, desk) => {
  expect(verdictOf(signsOf(store, desk, now))).toBe(`Not well: ${name}`);
});

it('counts views only where a form was used, and narrows to a page or a source', () => {
  const on = (
    page: string,
    source: 'direct' | 'search',
    counts: [Overview['events'][number]['name'], number][],
  ) => counts.map(([name, count]) => ({ name, page, source, count }));
  const events = [
    ...on('/contact', 'direct', [
      ['view', 40],
      ['form_start', 10],
      ['form_submission', 5],
    ]),
    ...on('/contact', 'search', [['view', 60]]),
    ...on('/blog', 'direct', [['view', 900]]),
  ];
  const steps = (only = {}) => funnelsOf(events, only)[0]?.steps.map(({ count, share }) => [count, share]);
  expect(steps()).toEqual([
    [100, 1],
    [10, 0.1],
    [5, 0.05],
  ]);
  expect(steps({ source: 'search' })).toEqual([
    [60, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(steps({ page: '/blog' })).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
