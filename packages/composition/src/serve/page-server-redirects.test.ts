import { pino } from 'pino';
import { ask } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { PageServer } from './page-server.js';

it('sends visitors of a former address on for good, and none from a page that is there', async () => {
  const site = await FakeSite.open();
  site.api.redirects = { '/blog/former': '/blog', '/contact': '/blog' };
  await site.releaseAll();
  await site.release(fakeRemote('mfe-blog', 'two', blogPages));
  const log = pino({ level: 'silent' });
  const server = new PageServer({
    store: site.store,
    apiOrigin: site.api.origin,
    host: '127.0.0.1',
    port: 0,
    log,
  });
  const port = await server.start();
  const former = await ask(port, '/Blog/Former?from=letter');
  expect([former.status, former.headers.location]).toEqual([301, '/blog?from=letter']);
  expect((await ask(port, '/contact')).status).toBe(200);
  expect((await ask(port, '/blog/other')).status).toBe(404);
  await server.stop();
  await site.close();
});
