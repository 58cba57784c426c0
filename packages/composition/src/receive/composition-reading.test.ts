import { readFile, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { serveComposed } from '@northgate/build/compose/serve-composed.js';
import { recordComposition } from '@northgate/cli/record-composition.js';
import { fakeRemote } from '../testing/fake-release.js';
import { SendingSite } from '../testing/sending-site.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(120_000);

let site: SendingSite;
let into: string;
let recorder: string;
beforeEach(async () => {
  site = await SendingSite.open();
  recorder = (await site.tokens.add('mfe-blog', { by: 'Blog CI', records: true })).token;
  into = temporaryFolder();
});
afterEach(async () => {
  await site.close();
  removeTemporaryFolders();
});

async function record(token = recorder): Promise<string> {
  const told: string[] = [];
  await recordComposition({ from: site.origin, token, into, tell: (text) => told.push(text) });
  return told.join();
}

const ask = (path: string, token = recorder) =>
  fetch(`${site.origin}/__site/composition${path}`, { headers: { authorization: `Bearer ${token}` } });

describe('what is live together', () => {
  it('is recorded whole, and afterwards only what has changed', async () => {
    await record();
    const version = (await site.version('mfe-blog')) ?? '';
    const entry = join('mfe-blog', version, 'server/remoteEntry.js');
    const live = site.site.store.releaseFolder('mfe-blog', version);
    expect(await readFile(join(into, entry))).toEqual(await readFile(join(live, 'server/remoteEntry.js')));
    expect(readdirSync(into).sort()).toEqual(
      expect.arrayContaining(['composition.json', 'mfe-tools', 'shell']),
    );
    await writeFile(join(into, entry), 'half a fi');
    expect(await record()).toMatch(/: 1 of \d+ files are new/);
    expect(await record()).toMatch(/: 0 of/);
  });

  it('is told to nobody without a token of the site', async () => {
    await expect(record('ngt_wrong')).rejects.toThrow('(unknown-token)');
    expect((await fetch(`${site.origin}/__site/composition`)).status).toBe(401);
    expect(existsSync(join(into, 'composition.json'))).toBe(false);
  });

  it('is told to nobody who may only release, neither as a list nor file by file', async () => {
    await expect(record(site.token)).rejects.toThrow(/may not record what is live.*\(no-recording\)/);
    const version = await site.version('mfe-blog');
    for (const path of ['', `/mfe-blog/${version}/server/remoteEntry.js`])
      expect([path, (await ask(path, site.token)).status]).toEqual([path, 403]);
    expect((await ask(`/mfe-blog/${version}/server/remoteEntry.js`)).status).toBe(200);
  });

  it('has no address for anything that is no file of a live release', async () => {
    const version = await site.version('mfe-blog');
    for (const path of [
      `/mfe-blog/${version}/release.json`,
      `/mfe-blog/${version}/..%2f..%2f..%2frevisions`,
      `/mfe-blog/${version}/constructor`,
      '/mfe-blog/0123456789ab/browser/remoteEntry.js',
      '/..%2ftokens/x/y',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });
});

describe('an app inside what was recorded', () => {
  const pages = [{ path: '/events', body: '<p>summer</p>', menu: 'Events' }];

  it('has its pages in the frame of the site, its entry in the menu of others, and its files', async () => {
    await record();
    const own = await fakeRemote('mfe-events', 'one', pages);
    const served = await serveComposed({ own: own.folder, recording: into, port: 0 });
    try {
      const get = (path: string) => fetch(`http://127.0.0.1:${served.port}${path}`);
      expect(await (await get('/events')).text()).toMatch(
        /frame .*<a href="\/events">Events<\/a>.*<p>summer</s,
      );
      expect(await (await get('/')).text()).toContain('<a href="/events">Events</a>');
      expect(((await (await get('/events/page.json')).json()) as { path: string }).path).toBe('/events');
      const entry = await get(`/assets/mfe-events/${own.release.version}/browser/remoteEntry.js`);
      expect([entry.status, entry.headers.get('content-type')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ]);
      expect((await get(`/assets/mfe-events/${own.release.version}/server/remoteEntry.js`)).status).toBe(404);
      expect((await get('/nowhere')).status).toBe(404);
      expect((await get('/api/blog')).status).toBe(503);
    } finally {
      await served.close();
    }
  });

  it('says what is to be done where nothing was recorded', async () => {
    const { folder } = await fakeRemote('mfe-events', 'one', pages);
    await expect(serveComposed({ own: folder, recording: into, port: 0 })).rejects.toThrow(
      'northgate record',
    );
  });
});
