import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Agent, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { LocalProxy, nginxProgram } from '@northgate/composition/bench/local-proxy.js';
import { PageServer } from '@northgate/composition/serve/page-server.js';
import { FakeSite } from '@northgate/composition/testing/fake-site.js';
import getPort from 'get-port';
import httpProxy from 'http-proxy-3';
import { pino } from 'pino';
import { crossSitePosts } from './cross-site-posts.js';
import { requestFramings } from './request-framings.js';
import { hiddenRequests, requestSmuggling } from './request-smuggling.js';
import { sendRaw } from './send-raw.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(180_000);

const soon = () => Date.now() + 60_000;
let site: FakeSite;
let server: PageServer;
let api: ChildProcess;
let apiPort: number;
let pageServer: number;
let proxy: LocalProxy | null = null;

beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  apiPort = await getPort();
  const program = fileURLToPath(new URL('../../../api/dist/main.js', import.meta.url));
  const env = {
    ...process.env,
    ...{ API_PORT: String(apiPort), DATA_DIR: join(site.folder, 'api'), SITE_ORIGIN: 'http://127.0.0.1:9' },
    ...{ TRUSTED_PROXY: '127.0.0.1', RATE_LIMIT_CONTACT: '0', RATE_LIMIT_CHAT: '0' },
  };
  api = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  const ready = () =>
    fetch(`http://127.0.0.1:${apiPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 100));
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const options = { store: site.store, host: '127.0.0.1', port: 0, log: pino({ level: 'silent' }) };
  server = new PageServer({ ...options, apiOrigin, trustedProxies: ['127.0.0.1'] });
  pageServer = await server.start();
  const folder = join(site.folder, 'proxy');
  mkdirSync(folder);
  const ports = { pageServer, api: apiPort };
  if (nginxProgram()) proxy = await LocalProxy.start({ folder, told: join(site.folder, 'told'), ...ports });
});
afterAll(async () => {
  await proxy?.stop();
  await server.stop();
  api.kill();
  await once(api, 'exit');
  await site.close();
});

const target = () => ({ pageServer, api: apiPort, proxy: proxy?.port ?? null });

it('knows more than 250 ways to hide a request', () => {
  const bytes = new Set(requestFramings(['GET / HTTP/1.1\r\n\r\n']).map((framing) => framing.bytes));
  expect(bytes.size).toBeGreaterThan(250);
});

it('hides requests that are carried out where they are sent openly', async () => {
  const answers = await Promise.all(hiddenRequests.map((bytes) => sendRaw(apiPort, bytes)));
  expect(answers.map((text) => text.slice(0, 12))).toEqual(['HTTP/1.1 404', 'HTTP/1.1 201']);
});

it('no request hidden in another one is carried out, and everybody gets the own answer', async () => {
  const { tries, findings } = await requestSmuggling.run(target(), { until: soon(), tries: 200 });
  expect(findings.slice(0, 20)).toEqual([]);
  expect(tries).toBeGreaterThan(200);
});

it('no page of another site posts, and our own do', async () => {
  const { tries, findings } = await crossSitePosts.run(target(), { until: soon() });
  expect(findings.slice(0, 20)).toEqual([]);
  expect(tries).toBeGreaterThan(100);
});

/** A proxy that hands the framing of its visitors on. */
async function startLeakyProxy(): Promise<Server> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const leaky = httpProxy.createProxyServer({ target: `http://127.0.0.1:${apiPort}`, agent });
  const front = createServer((request, response) =>
    leaky.web(request, response, {}, () => response.destroy()),
  );
  front.maxHeadersCount = 100;
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return front;
}

it('finds what gets through where the framing of visitors is handed on', async () => {
  const front = await startLeakyProxy();
  const { port } = front.address() as AddressInfo;
  const leaky = { pageServer: port, api: apiPort, proxy: null };
  const { tries, held, findings } = await requestSmuggling.run(leaky, { until: Date.now() + 8000 });
  front.closeAllConnections();
  front.close();
  expect(held).toBeLessThan(tries);
  expect(findings.join('\n')).toMatch(/hidden requests reached the api/);
});
