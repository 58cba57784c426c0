import { pino } from 'pino';
import { ask } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { PageServer } from './page-server.js';

let site: FakeSite;
let server: PageServer;
let port: number;
beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const { store, api } = site;
  const log = pino({ level: 'silent' });
  server = new PageServer({ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log });
  port = await server.start();
});
afterAll(async () => {
  await server.stop();
  await site.close();
});

const readyz = async () => {
  const { status, body } = await ask(port, '/readyz');
  return `${status} ${String(body)}`;
};
const apiUp = async () => /^site_api_up (\d)$/m.exec(await server.metrics.registry.metrics())?.[1];
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
};

it('stays ready without the api, and names it in readyz and metrics until it is back', async () => {
  await until(async () => (await readyz()) === '200 ok\n');
  expect(await apiUp()).toBe('1');

  await site.api.stop();
  await until(async () => (await readyz()) !== '200 ok\n');
  expect(await readyz()).toMatch(/^200 ok\napi: away since \d{4}-\d\d-\d\dT[\d:.]+Z\n$/);
  expect(await apiUp()).toBe('0');
  expect(String((await ask(port, '/healthz')).body)).toBe('ok\n');
  expect((await ask(port, '/contact')).status).toBe(200);

  await site.api.start();
  await until(async () => (await readyz()) === '200 ok\n');
  expect(await apiUp()).toBe('1');
});

it('takes an api that is there and not ready, as without its database, for one that is away', async () => {
  site.api.ready = false;
  await until(async () => (await readyz()).includes('api: away'));
  site.api.ready = true;
  await until(async () => (await readyz()) === '200 ok\n');
});
