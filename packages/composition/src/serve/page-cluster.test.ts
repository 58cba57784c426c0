import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { ask } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { SteadyLoad } from '../testing/steady-load.js';
import { sighting, type Sighting } from '../watch/sighting.js';
import { PageCluster } from './page-cluster.js';

/** The compiled worker: Node cannot run the sources. */
const workerFile = fileURLToPath(new URL('../../dist/commands/page-worker.js', import.meta.url));

let site: FakeSite;
let pages: PageCluster;
let port: number;
const heard: unknown[] = [];
beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const env = {
    DATA_DIR: site.folder,
    PORT: '0',
    HOST: '127.0.0.1',
    API_ORIGIN: site.api.origin,
    DRAIN_SECONDS: '0.5',
  };
  const hear = (message: unknown) => heard.push(message);
  pages = new PageCluster({ workerFile, workers: 2, env, log: pino({ level: 'silent' }), hear });
  port = await pages.start();
});
afterAll(() => site.close());

const pids = () => Object.values(cluster.workers ?? {}).map((worker) => worker?.process.pid ?? 0);

it('serves from several processes, adds their numbers up, and replaces one that ends', async () => {
  for (let turn = 0; turn < 6; turn += 1) expect((await ask(port, '/contact')).status).toBe(200);
  expect(await pages.metrics()).toContain('site_requests_total{kind="page",status="200"} 6');

  const [gone = 0, other = 0] = pids();
  process.kill(gone, 'SIGKILL');
  while (pids().includes(gone) || pids().length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pids()).toContain(other);
  expect((await ask(port, '/contact')).status).toBe(200);
});

it('hears what each worker sees of a young revision', async () => {
  const report = { revision: 1, reason: 'broken', path: '/contact' };
  for (let time = 0; time < 4; time += 1)
    await ask(port, '/_site/error', { method: 'POST', body: JSON.stringify(report) });
  const sightings = () => heard.filter((one) => sighting.safeParse(one).success);
  const reports = () => sightings().filter((one) => (one as Sighting).kind === 'report');
  while (reports().length < 4) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports()[0]).toMatchObject({ visitor: '127.0.0.1', path: '/contact', revision: { number: 1 } });
  expect(sightings()).toContainEqual(expect.objectContaining({ kind: 'view', visitor: '127.0.0.1' }));
});

it('restarts and loses workers under load without failing a request', async () => {
  const before = pids();
  const load = new SteadyLoad(port, ['/', '/contact', '/robots.txt', '/no/such/page']);
  await pages.restart();
  expect(pids().filter((pid) => before.includes(pid))).toEqual([]);
  expect(pids()).toHaveLength(2);
  const [told = 0] = pids();
  process.kill(told, 'SIGTERM');
  while (pids().includes(told) || pids().length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  const { answered, failures } = await load.end();
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(500);
});

it('ends every process when it is stopped, and answers what was asked before', async () => {
  const running = pids();
  site.api.other = (_, response) => setTimeout(() => response.end('whole'), 300);
  const answered = ask(port, '/api/chat');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await pages.stop();
  expect(String((await answered).body)).toBe('whole');
  for (const pid of running) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(ask(port, '/contact')).rejects.toThrow('ECONNREFUSED');
});
