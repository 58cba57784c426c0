import { once } from 'node:events';
import { Agent, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { fakeRemote } from '@northgate/composition/testing/fake-release.js';
import { blogPages, FakeSite } from '@northgate/composition/testing/fake-site.js';
import { sendBytes } from '@northgate/composition/testing/send-bytes.js';
import httpProxy from 'http-proxy-3';
import type { Attack } from './attack.js';
import { AttackedSite } from './attacked-site.js';
import { chatCrowd } from './chat-crowd.js';
import { consoleCrowd } from './console-crowd.js';
import { controlInput } from './control-input.js';
import { crossSitePosts } from './cross-site-posts.js';
import { endedApi } from './ended-api.js';
import { hostilePosts } from './hostile-posts.js';
import { loadMix } from './load-mix.js';
import { requestFramings } from './request-framings.js';
import { hiddenRequests, requestSmuggling } from './request-smuggling.js';
import { sourceMaps } from './source-maps.js';
import { stoppingPosts } from './stopping-posts.js';
import { writtenByVisitors } from './written-by-visitors.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(180_000);

let fake: FakeSite;
let site: AttackedSite;

beforeAll(async () => {
  fake = await FakeSite.open();
  await fake.releaseAll();
  await fake.release(fakeRemote('mfe-blog', 'two', blogPages));
  const before = (await fake.store.live())!.revision.number;
  site = await AttackedSite.start(fake);
  // Its api has other content than the fake one, so pages are made once more; what readers get must not change after that.
  while ((await fake.store.live())!.revision.number === before) await wait(50);
  await site.settled();
});
afterAll(async () => {
  await site.stop();
  await fake.close();
});

it('knows more than 250 ways to hide a request and more than sixty hostile posts', () => {
  const bytes = new Set(requestFramings(['GET / HTTP/1.1\r\n\r\n']).map((framing) => framing.bytes));
  expect(bytes.size).toBeGreaterThan(250);
  expect(new Set(hostilePosts.map(({ name }) => name)).size).toBe(hostilePosts.length);
  expect(hostilePosts.length).toBeGreaterThan(60);
});

it('hides requests that are carried out where they are sent openly', async () => {
  const answers = await Promise.all(hiddenRequests.map((bytes) => sendBytes(site.target.api, bytes)));
  expect(answers.map((text) => text.slice(0, 12))).toEqual(['HTTP/1.1 404', 'HTTP/1.1 201']);
});

// `npm run test:attack` does all of it, and what needs apps that browsers can run.
it.each<{ attack: Attack; tries?: number }>([
  { attack: consoleCrowd, tries: 100 },
  { attack: requestSmuggling, tries: 200 },
  { attack: crossSitePosts },
  { attack: controlInput, tries: 150 },
  { attack: sourceMaps },
  { attack: writtenByVisitors, tries: 60 },
  { attack: chatCrowd, tries: 20 },
  { attack: loadMix, tries: 500 },
  { attack: endedApi, tries: 1 },
  { attack: stoppingPosts, tries: 6 },
])('holds against $attack.name', async ({ attack, tries }) => {
  const result = await attack.run(site.target, { until: Date.now() + 60_000, tries, seed: Date.now() });
  expect(result.findings.slice(0, 20)).toEqual([]);
  expect(result.tries).toBeGreaterThanOrEqual(tries ?? 10);
  expect(result.held).toBe(result.tries);
});

/** A proxy that hands the framing of its visitors on. */
async function startLeakyProxy(): Promise<Server> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const leaky = httpProxy.createProxyServer({ target: `http://127.0.0.1:${site.target.api}`, agent });
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
  const leaky = { ...site.target, pageServer: port, proxy: null };
  const { tries, held, findings } = await requestSmuggling.run(leaky, {
    until: Date.now() + 8000,
    patience: 2000,
    seed: 1,
  });
  front.closeAllConnections();
  front.close();
  expect(held).toBeLessThan(tries);
  expect(findings.join('\n')).toMatch(/hidden requests reached the api/);
});
