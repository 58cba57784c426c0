import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pino from 'pino';
import type { Look } from './look.js';
import { ReportJudge } from './report-judge.js';
import type { RevisionSighting } from './sighting.js';

const revision = { number: 2, parent: 1, createdAt: new Date().toISOString() };
const lines: { msg: string }[] = [];
let looks: string[][];
let taken: string[];
let outcome: Look['outcome'];
let judge: ReportJudge;
let storeIsAway: boolean;

beforeEach(() => {
  [looks, taken, lines.length, outcome, storeIsAway] = [[], [], 0, 'works', false];
  judge = new ReportJudge({
    watchFor: 60_000,
    look: async (_, paths, tell) => {
      looks.push(paths);
      await turn();
      for (const path of paths) tell({ path, outcome, note: outcome === 'works' ? '' : 'it throws' });
    },
    goBack: async (_, why) => {
      if (storeIsAway) throw new Error('away');
      return Boolean(taken.push(why));
    },
    log: pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
  });
});

const view = (visitor: string): RevisionSighting => ({ kind: 'view', revision, visitor });
const report = (visitor: string, path: string | null = '/blog', of = revision): RevisionSighting => ({
  kind: 'report',
  revision: of,
  visitor,
  path,
  reason: 'broken',
});
const hear = async (...sightings: RevisionSighting[]) => {
  for (const sighting of sightings) judge.hear(sighting);
  for (let time = 0; time < 5; time += 1) await turn();
};
const metrics = () => judge.metrics.registry.metrics();

it('takes a revision back at the first report when the page fails in a browser here too', async () => {
  outcome = 'fails';
  await hear(report('203.0.113.9'));
  expect(looks).toEqual([['/blog']]);
  expect(taken).toEqual(['/blog is reported, and fails here too: it throws']);
});

it.each(['works', 'unknown'] as const)('raises an alert when the page %s here', async (seen) => {
  outcome = seen;
  await hear(view('203.0.113.9'), report('203.0.113.9'));
  expect(taken).toEqual([]);
  expect(lines).toMatchObject([{ revision: 2, path: '/blog', networks: 1, msg: expect.any(String) }]);
  expect(judge.reports()).toMatchObject({
    revision: 2,
    served: 1,
    reporting: 1,
    pages: [{ path: '/blog', networks: 1, reason: 'broken', look: { outcome: seen } }],
  });
  expect(await metrics()).toMatch(/^site_unconfirmed_networks 1$/m);
  expect(await metrics()).toContain(`site_report_looks_total{outcome="${seen}"} 1`);
});

it('says nothing while nobody reports', async () => {
  await hear(view('203.0.113.9'));
  expect(judge.reports()).toBeNull();
});

it('opens a page once, and one batch at a time, however many report', async () => {
  const crowd = Array.from({ length: 1000 }, (_, index) =>
    report(`100.${index % 50}.0.${index % 250}`, `/${index % 7}`),
  );
  await hear(...crowd);
  expect(looks).toHaveLength(1);
  expect(taken).toEqual([]);
});

it('counts who was never served a page as nothing but a hint', async () => {
  const crowd = Array.from({ length: 300 }, (_, index) => report(`100.${index >> 8}.${index & 255}.1`));
  await hear(...crowd);
  expect(taken).toEqual([]);
  expect(await metrics()).toContain('site_error_reports_total{served="no"} 300');
});

it('takes a revision back that visitors of many networks cannot use, though it works here', async () => {
  const crowd = Array.from({ length: 100 }, (_, index) => `100.0.${index}.1`);
  await hear(...crowd.map(view), ...crowd.map((visitor) => report(visitor)));
  expect(taken).toEqual([expect.stringContaining('visitors of 100 networks met errors, of 100')]);
});

it('takes a revision back whose pages the server cannot answer', async () => {
  const clock = jest.spyOn(Date, 'now');
  for (let second = 0; second < 5; second += 1) {
    clock.mockReturnValue(second * 1000);
    await hear({ kind: 'failure', revision, visitor: '203.0.113.9', reason: '/blog was answered 500' });
  }
  clock.mockRestore();
  expect(taken).toEqual([expect.stringContaining('/blog was answered 500')]);
});

it('takes back once, and again only when the store was away', async () => {
  outcome = 'fails';
  storeIsAway = true;
  await hear(report('203.0.113.9'));
  expect(taken).toEqual([]);
  storeIsAway = false;
  const crowd = Array.from({ length: 120 }, (_, index) => `100.0.${index}.1`);
  await hear(...crowd.map(view), ...crowd.map((visitor) => report(visitor)));
  expect(taken).toHaveLength(1);
});

it('keeps revisions apart whose sightings come mixed', async () => {
  const next = { ...revision, number: 3, parent: 2 };
  const crowd = Array.from({ length: 99 }, (_, index) => `100.0.${index}.1`);
  await hear(...crowd.map(view), ...crowd.map((visitor) => report(visitor)));
  await hear(report('100.1.0.1', '/blog', next), ...crowd.map((visitor) => report(visitor, '/blog', next)));
  expect(taken).toEqual([]);
  expect(judge.reports()).toMatchObject({ revision: 3, served: 0, reporting: 100 });
});
