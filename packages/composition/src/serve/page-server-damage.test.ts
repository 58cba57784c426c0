import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { ask } from '../testing/ask.js';
import { fakeRemote, fakeShell } from '../testing/fake-release.js';
import { blogPages, FakeSite, marketingPages } from '../testing/fake-site.js';
import { writtenEndings } from '../testing/written-endings.js';
import { PageServer } from './page-server.js';

let site: FakeSite;
let server: PageServer | undefined;
let port = 0;
let logged: string[];
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await site.close();
});

/** A page server that has nothing in memory yet. */
async function start(): Promise<void> {
  await server?.stop();
  logged = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const { store, api } = site;
  server = new PageServer({ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log });
  port = await server.start();
}
const get = (path: string, encoding?: string) =>
  ask(port, path, encoding ? { headers: { 'accept-encoding': encoding } } : undefined);
const getData = async () => {
  if (!server) await start();
  return get('/contact/page.json');
};
const pageFile = async (path: string, revision = 0) => {
  const number = revision || ((await site.store.live())?.revision.number ?? 0);
  return join(site.store.pagesFolder(number), (await site.store.readPages(number)).pages[path]?.file ?? '');
};
const asset = async (file: string) => {
  const version = (await site.version('mfe-marketing')) ?? '';
  const place = join(site.store.releaseFolder('mfe-marketing', version), file);
  return { place, address: `/assets/mfe-marketing/${version}/${file}` };
};
const garbage = (...files: string[]) => files.forEach((file) => writeFileSync(file, 'garbage'));
const everyForm = (file: string) => writtenEndings.map((ending) => file + ending);

describe('a damaged page', () => {
  it.each(writtenEndings)('is made from what is good when its file %s is overwritten', async (ending) => {
    const whole = await site.html('/contact');
    const file = (await pageFile('/contact')) + ending;
    garbage(file);
    await start();
    expect(String((await get('/contact')).body)).toBe(whole);
    const { headers, body } = await get('/contact', 'br');
    const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    expect(String(text)).toBe(whole);
    expect(String((await get('/readyz')).body)).toBe(`ok\ndamaged: ${file}\n`);
    expect(logged.join()).toContain(file);
    expect(await server?.metrics.registry.metrics()).toMatch(/site_damaged_files 1/);
  });

  it('is the same page of another revision when all of it is lost', async () => {
    const whole = await site.html('/contact');
    await site.release(fakeRemote('mfe-tools', 'two', []));
    everyForm(await pageFile('/contact')).forEach((file) => rmSync(file));
    await start();
    expect(String((await get('/contact')).body)).toBe(whole);
  });

  it('is the page it was before when no copy is left, and the others are as they should be', async () => {
    const before = await site.html('/contact');
    await site.release(fakeShell('two'));
    garbage(...everyForm(await pageFile('/contact')));
    await start();
    expect(String((await get('/contact')).body)).toBe(before);
    expect(String((await get('/')).body)).toContain('frame two');
  });

  it('comes with the data of that one, also when only its data is lost', async () => {
    const data = String((await getData()).body);
    await site.release(fakeShell('two'));
    garbage(...everyForm((await pageFile('/contact')).replace('index.html', 'page.json')));
    await start();
    expect(String((await getData()).body)).toBe(data);
    expect(String((await get('/contact')).body)).toContain('frame one');
  });

  it('that has never been another is answered 503, not with garbage', async () => {
    garbage(...everyForm(await pageFile('/contact')));
    await start();
    const { status, headers } = await get('/contact');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect((await get('/')).status).toBe(200);
    expect((await get('/nowhere')).status).toBe(404);
  });

  it('damages no older revision', async () => {
    for (const text of ['two', 'three', 'four']) await site.release(fakeRemote('mfe-tools', text, []));
    const whole = readFileSync(await pageFile('/contact', 3));
    garbage(...everyForm(await pageFile('/contact')));
    expect(readFileSync(await pageFile('/contact', 3))).toEqual(whole);
    await site.composer().rollback(2);
    await start();
    expect((await get('/contact')).body).toEqual(whole);
  });
});

it('shows the newest revision whose table of pages is whole when it starts on a damaged one', async () => {
  await site.release(fakeShell('two'));
  const table = join(site.store.pagesFolder(2), 'pages.json');
  const text = readFileSync(table, 'utf8');
  writeFileSync(table, text.replace('frame-ancestors', 'frame-ancestorz'));
  await start();
  expect(String((await get('/contact')).body)).toContain('frame one');
  expect(String((await get('/readyz')).body)).toContain(table);
});

describe('a damaged asset', () => {
  it.each(writtenEndings)('is made from what is good when its file %s is overwritten', async (ending) => {
    const { place, address } = await asset('browser/remoteEntry.js');
    const whole = readFileSync(place);
    garbage(place + ending);
    await start();
    expect((await get(address)).body).toEqual(whole);
    expect(String((await get('/readyz')).body)).toContain(place + ending);
  });

  it('is the same file of another release when all of it is lost', async () => {
    await site.release(fakeRemote('mfe-marketing', 'one', [...marketingPages, { path: '/news' }]));
    const entry = await asset('browser/remoteEntry.js');
    const whole = readFileSync(entry.place);
    garbage(...everyForm(entry.place));
    await start();
    expect((await get(entry.address)).body).toEqual(whole);
  });

  it('without one good copy is 503, and 200 once it is mended', async () => {
    const { place, address } = await asset('browser/remoteEntry.js');
    const whole = everyForm(place).map((file) => [file, readFileSync(file)] as const);
    garbage(...everyForm(place));
    await start();
    expect((await get(address)).status).toBe(503);
    for (const [file, content] of whole) writeFileSync(file, content);
    await start();
    expect((await get(address)).status).toBe(200);
    expect((await get(address.replace('remoteEntry', 'never'))).status).toBe(404);
  });
});

describe('a damaged release', () => {
  const damage = async (app: 'mfe-blog' | 'mfe-tools') => {
    const folder = join(site.store.releaseFolder(app, (await site.version(app)) ?? ''), 'server');
    garbage(...readdirSync(folder).map((file) => join(folder, file)));
  };

  it('blocks no release of others: the pages it stands in stay as they were', async () => {
    const home = await site.html('/');
    await damage('mfe-tools');
    await damage('mfe-blog');
    const { rendered, revision } = await site.release(fakeShell('two'));
    expect(rendered.sort()).toEqual(['/404', '/contact']);
    expect(await site.html('/')).toBe(home);
    expect((await site.store.readPages(revision.number)).failures).toContainEqual({
      path: '/',
      reason: expect.stringMatching(
        /^mfe-tools \w+ is damaged in server\/.*: npm run repair -- mfe-tools$/,
      ) as string,
      kept: true,
    });
  });

  it('is whole, and its pages are made anew, once it is published again', async () => {
    await damage('mfe-blog');
    await site.release(fakeShell('two'));
    await site.release(fakeRemote('mfe-blog', 'one', blogPages));
    expect(await site.html('/blog')).toContain('frame two');
  });
});
