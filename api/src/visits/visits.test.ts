import { describe, expect, it } from '@jest/globals';
import { overview } from '@northgate/contracts/console/overview.js';
import type { VisitReport } from '@northgate/contracts/visit-report.js';
import { Database } from '../database/database.js';
import { migrate } from '../database/migrations.js';
import { eventually } from '../testing/eventually.js';
import { onBothEngines } from '../testing/on-both-engines.js';
import { postJson, startApi } from '../testing/start-api.js';
import {
  listedRevisions,
  mostRevisions,
  stepsOf,
  upperQuartile,
  VisitRepository,
} from './visit.repository.js';

const report: VisitReport = {
  revision: 7,
  path: '/blog/small-models',
  source: 'search',
  events: [{ name: 'view', path: '/no-such-page' }],
  lcp: 840,
};

const deskKey = 'the key of the desk of these tests';

describe('visits', () => {
  it('are counted without a word about who it was, a few times a minute, and shown to the console', async () => {
    const api = await startApi({ DESK_KEY: deskKey });
    const seen = async () => {
      const answer = await fetch(`${api.url}/desk/overview`, { headers: { 'x-desk-key': deskKey } });
      return overview.parse(await answer.json());
    };
    expect((await seen()).events).toEqual([]);
    for (let sent = 0; sent < 40; sent += 1)
      expect((await postJson(`${api.url}/api/visits`, report)).status).toBe(204);
    // Thirty of these were heard.
    await eventually(async () => (await seen()).events[0]?.count === 30);
    const { events, weeks, vitals, queue, engine } = await seen();
    expect(events).toEqual([{ name: 'view', page: '', source: 'search', count: 30 }]);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ leads: 0, views: 30 });
    expect(vitals.revisions).toEqual([{ revision: 7, vital: 'lcp', p75: 900, pages: 30 }]);
    expect({ queue, engine }).toMatchObject({ queue: { pending: 0 }, engine: 'sqlite' });
    await api.close();
  });

  it.each([
    ['an event that nobody counts', { ...report, events: [{ name: 'scrolled', path: '/' }] }],
    ['a source in words of its own', { ...report, source: 'https://example.com' }],
    ['a measure below nothing', { ...report, lcp: -1 }],
    ['a revision that no column holds', { ...report, revision: 3_000_000_000 }],
  ])('with %s are refused', async (_, body) => {
    const api = await startApi({});
    expect((await postJson(`${api.url}/api/visits`, body)).status).toBe(400);
    await api.close();
  });
});

it.each([
  [[100], 100],
  [[100, 100, 100, 900], 100],
  [[100, 100, 900, 900], 900],
])('three of four of %j do not exceed %d', (values, p75) => {
  const taken = values.map((value) => ({ value: stepsOf('lcp', value), count: 1 }));
  expect(upperQuartile('lcp', taken)).toBe(p75);
});

onBothEngines('the store of visits', (locate) => {
  it('adds up by week, and forgets weeks', async () => {
    const database = Database.open(await locate());
    await migrate(database);
    const repository = new VisitRepository(database);
    const at = Date.parse('2026-11-22T23:59:59Z');
    await repository.add([
      { ...report, at },
      { ...report, at, lcp: 2000 },
    ]);
    await repository.add([{ ...report, at: at + 1000 }]);
    await repository.add([]);
    expect(await repository.views('')).toEqual(
      new Map([
        ['2026-11-16', 2],
        ['2026-11-23', 1],
      ]),
    );
    expect(await repository.events('2026-11-17')).toEqual([
      { name: 'view', page: '/no-such-page', source: 'search', count: 1 },
    ]);
    expect(await repository.vitals('week', '')).toEqual([
      { week: '2026-11-16', vital: 'lcp', p75: 2000, pages: 2 },
      { week: '2026-11-23', vital: 'lcp', p75: 900, pages: 1 },
    ]);
    await repository.forget('2026-11-23');
    expect([...(await repository.views('')).keys()]).toEqual(['2026-11-23']);
    await database.destroy();
  });

  it('keeps a bounded number of revisions in a week and adds the rest up without one', async () => {
    const database = Database.open(await locate());
    await migrate(database);
    const at = Date.parse('2026-11-22T23:59:59Z');
    const reports = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...report, at, revision: from + index }));
    await new VisitRepository(database).add(reports(1, mostRevisions - 1));
    const repository = new VisitRepository(database);
    await repository.add(reports(1000, 5));
    await repository.add(reports(1000, 5));
    const { length } = await database.selectFrom('vital_counts').selectAll().execute();
    expect(length).toBe(mostRevisions + 1);
    expect(await repository.vitals('week', '')).toEqual([
      { week: '2026-11-16', vital: 'lcp', p75: 900, pages: mostRevisions + 9 },
    ]);
    const listed = await repository.vitals('revision', '');
    expect(listed).toHaveLength(listedRevisions);
    expect(listed.at(-1)).toEqual({ revision: 1000, vital: 'lcp', p75: 900, pages: 2 });
    // A week of its own has room again.
    await repository.add([{ ...report, at: at + 1000, revision: 1001 }]);
    expect((await repository.vitals('revision', '')).at(-1)).toMatchObject({ revision: 1001 });
    await database.destroy();
  });
});
