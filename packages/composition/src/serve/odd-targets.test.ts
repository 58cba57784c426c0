import { pino } from 'pino';
import { CandidateLinks } from '../candidates/candidate-links.js';
import { requestAddress, requestTarget } from '../http/request-path.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';
import { ask } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { oddTargets } from '../testing/odd-targets.js';
import { ErrorWatch } from '../watch/error-watch.js';
import type { Sighting } from '../watch/sighting.js';
import { PageServer } from './page-server.js';

const log = pino({ level: 'silent' });
const secret = 'a secret of sixteen';
const links = new CandidateLinks(secret);
const seen: Sighting[] = [];
let site: FakeSite;
let server: PageServer;
let port: number;

beforeAll(async () => {
  site = await FakeSite.open();
  site.api.redirects = { '/blog/former': '/blog' };
  await site.releaseAll();
  const { store, api } = site;
  const tell = (sighting: Sighting) => void seen.push(sighting);
  const senderOf = async () => {
    throw new SendingRefusal('unknown-token', 'Unknown');
  };
  server = new PageServer({
    ...{ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log },
    candidateLinks: async () => links,
    overrides: { secret: async () => secret, senderOf },
    watch: new ErrorWatch({ store, watchFor: 60_000_000, trustedProxies: [], tell, log }),
  });
  port = await server.start();
});
afterAll(async () => {
  await server.stop();
  await site.close();
});

it.each(oddTargets)('answers %s by its own fault, whoever asks', async (path) => {
  for (const method of ['GET', 'HEAD', 'POST'])
    for (const cookie of ['', 'northgate_candidate=x; northgate_override=x']) {
      const { status } = await ask(port, path, { method, headers: cookie ? { cookie } : {} });
      expect([method, cookie, status < 500]).toEqual([method, cookie, true]);
    }
  expect(seen.filter(({ kind }) => kind === 'failure')).toEqual([]);
});

it('reads every target, and none as an address elsewhere', () => {
  for (const target of oddTargets) {
    expect(requestAddress(target).origin).toBe('http://site');

    expect(requestTarget(target)).not.toMatch(/^\/\//);
  }
});

it('never leads to another site from a link to a candidate or a live build', async () => {
  const pass = links.sign({ revision: 1, expires: Date.now() + 60_000 });
  for (const parameter of ['candidate', 'override'])
    for (const before of ['//other.example/', '/\\other.example/', 'http://other.example//third.example/']) {
      const { headers } = await ask(port, `${before}?${parameter}=${pass}`);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
});

it('answers slashes too many as the same address without them', async () => {
  const home = await ask(port, '/');
  for (const path of ['//', '///', '//?a', 'http://other//'])
    expect(await ask(port, path)).toMatchObject({ status: 200, headers: { etag: home.headers.etag } });
  expect((await ask(port, '//example.com/x')).status).toBe(404);
});
