import { join } from 'node:path';
import { jest } from '@jest/globals';
import { budgetOf } from '../gate/budgets.js';
import { ask, type Question } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import type { Look } from '../candidates/look-list.js';
import type { Refusal } from '../store/store.js';
import type { Reports } from '../watch/report-judge.js';
import { refusalPath } from './control-pages.js';
import { ControlServer } from './control-server.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

const token = 'a token of sixteen';
let site: FakeSite;
let control: ControlServer;
let port: number;
let reports: Reports | null;
let looks: Look[] = [];

beforeEach(async () => {
  reports = null;
  site = await FakeSite.open();
  const folder = temporaryFolder();
  writeFiles(folder, { 'tokens.css': ':root{--a:1}\n.dark,[data-palette=night]{--a:2}' });
  const { store } = site;
  control = new ControlServer({
    store,
    composer: site.composer(),
    token,
    port: 0,
    tokensFile: join(folder, 'tokens.css'),
    seen: () => ({ reports, looks, share: null }),
    linkTo: async ({ number }) => `https://site.example/?candidate=${number}`,
  });
  port = await control.start();
});
afterEach(async () => {
  await control.stop();
  await site.close();
});

const get = async (path: string, question?: Question) => {
  const { status, headers, body } = await ask(port, path, question);
  return { status, headers, text: String(body) };
};
const goBack = (target: number | string, body = '', headers: Record<string, string> = {}) =>
  get(`/__site/return/${target}`, {
    method: 'POST',
    body,
    headers: {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
const accept = (path: string, body = '') =>
  get(`${path}/accept`, {
    method: 'POST',
    body,
    headers: {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
const live = async () => (await site.store.live())?.revision.number;

it('says that nothing is live yet', async () => {
  expect((await get('/__site')).text).toContain('Nothing is live yet');
});

describe('the page of releases', () => {
  beforeEach(async () => {
    await site.releaseAll();
    await site.release(fakeRemote('mfe-blog', 'two', blogPages));
  });

  it('tells what is live, by whom and why, with sizes, gate and history', async () => {
    const { text, status } = await get('/__site');
    expect(status).toBe(200);
    expect(text).toContain('Revision 2 is live');
    expect(text).toContain((await site.version('mfe-blog')) ?? 'none');
    expect(text).toMatch(new RegExp(`0\\.\\d of ${budgetOf('mfe-marketing').boot}<`));
    expect(text).toContain('not opened in a browser: fake pages');
    expect(text).toContain('return to 1');
    expect(text).not.toContain('return to 2');
  });

  it('runs no script and loads nothing from elsewhere', async () => {
    const { headers, text } = await get('/__site');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(text).not.toMatch(/<script|style=/);
    expect((await get('/__site/style.css')).text).toMatch(/prefers-color-scheme: dark\) \{ :root \{ --a:2/);
  });

  it('shows why a release was refused, with what was printed and how it looked, and as text only', async () => {
    await site.store.addRefusal({
      app: 'mfe-blog',
      version: '0123456789ab',
      at: '2026-01-02T03:04:05.678Z',
      problems: ['/blog in the browser: <b>no</b>'],
      log: 'a warning of React',
      pictures: [{ path: '/blog', jpeg: Buffer.from('picture').toString('base64') }],
    });
    const [, path = ''] = /href="(\/__site\/refusals\/[^"]*)"/.exec((await get('/__site')).text) ?? [];
    const { text } = await get(path);
    expect(text).toContain('/blog in the browser: &lt;b&gt;no&lt;/b&gt;');
    expect(text).toContain('a warning of React');
    const picture = await get(`${path}/0.jpg`);
    expect([picture.headers['content-type'], picture.text]).toEqual(['image/jpeg', 'picture']);
    expect((await get(`${path}/1.jpg`)).status).toBe(404);
    expect((await get('/__site/refusals/none')).status).toBe(404);
  });

  it('names pages that browsers report, and what the browser here made of them', async () => {
    expect((await get('/__site')).text).not.toContain('Browsers report');
    const look = { path: '/blog', outcome: 'works' as const, note: '' };
    const pages = [{ path: '/blog', networks: 3, reason: '<b>broken</b>', look }];
    reports = { revision: 2, served: 20, reporting: 3, pages };
    const { text } = await get('/__site');
    expect(text).toContain('Browsers report errors of revision 2');
    expect(text).toContain('&lt;b&gt;broken&lt;/b&gt;');
    expect(text).toContain('works here');
  });

  it('asks before it returns, and returns with the token', async () => {
    expect((await get('/__site/return/1')).text).toContain('Return to revision 1?');
    expect(await live()).toBe(2);
    expect((await goBack(1, `token=${encodeURIComponent(token)}`)).status).toBe(303);
    expect(await live()).toBe(1);
  });

  it('says first whose releases are taken back, and offers to take back one app alone', async () => {
    await site.release(fakeRemote('mfe-tools', 'two', []));
    const tools = await site.version('mfe-tools');
    const all = (await get('/__site/return/1')).text;
    expect(all).toContain('Going back from revision 3 to 1 takes back 2 releases.');
    expect(all).toContain(`released ${tools}`);
    const [, path = ''] = /href="(\/__site\/return\/mfe-blog)"/.exec((await get('/__site')).text) ?? [];
    expect((await get(path)).text).toContain('Take back mfe-blog?');
    const before = (await site.store.readRevision(1))?.apps['mfe-blog']?.version;
    expect((await goBack('mfe-blog', `token=${encodeURIComponent(token)}`)).status).toBe(303);
    expect([await site.version('mfe-blog'), await site.version('mfe-tools')]).toEqual([before, tools]);
  });

  it('takes nothing back that went live after somebody was asked', async () => {
    const [, seen] = /name="seen" value="(\d+)"/.exec((await get('/__site/return/mfe-blog')).text) ?? [];
    await site.release(fakeRemote('mfe-blog', 'three', blogPages));
    const { status, text } = await goBack('mfe-blog', `token=${encodeURIComponent(token)}&seen=${seen}`);
    expect([status, text]).toEqual([409, expect.stringContaining('Something else has gone live meanwhile.')]);
    expect(await live()).toBe(3);
  });

  it('offers no return that does not exist', async () => {
    expect((await get('/__site/return/mfe-tools')).status).toBe(404);
    expect((await get('/__site/return/9')).status).toBe(404);
  });

  it('returns with one button in a browser that was given the token at the start', async () => {
    const { headers } = await get(`/__site?token=${encodeURIComponent(token)}`);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    const held = { cookie: cookie.split(';', 1)[0] ?? '' };
    expect((await get('/__site/return/1', { headers: held })).text).not.toContain('name="token"');
    expect((await goBack(1, '', held)).status).toBe(303);
    expect(await live()).toBe(1);
  });

  it.each([
    ['without a token', '', {}],
    ['with another token', 'token=guess', {}],
    ['from a page of another origin', `token=${encodeURIComponent(token)}`, { origin: 'http://localhost:1' }],
    [
      'under a name that is not this machine',
      `token=${encodeURIComponent(token)}`,
      { host: 'rebound.example' },
    ],
  ])('does not return %s', async (_, body, headers) => {
    expect((await goBack(1, body, headers)).status).toBe(403);
    expect(await live()).toBe(2);
  });

  it('says why it cannot return to a revision that is not there', async () => {
    const { status, text } = await goBack(9, `token=${encodeURIComponent(token)}`);
    expect([status, text]).toEqual([409, expect.stringContaining('There is no revision 9.')]);
  });
});

describe('a release that only looks different', () => {
  const png = 'iVBORw0KGgo=';
  const looks = [{ path: '/blog', what: 'footer is gone', live: png, candidate: '', difference: '' }];
  let address = '';

  beforeEach(async () => {
    await site.releaseAll();
    site.open = async () => ({
      record: { browser: 'passed', pages: 1, seconds: 1 },
      problems: [],
      pictures: [],
      looks,
    });
    await control.stop();
    const { store } = site;
    control = new ControlServer({
      store,
      composer: site.composer(),
      token,
      port: 0,
      tokensFile: '',
      linkTo: async () => '',
    });
    port = await control.start();
    await site.release(fakeRemote('mfe-blog', 'two', blogPages)).catch(() => {});
    address = refusalPath((await store.refusals())[0] as Refusal);
  });

  it('is held back with its pictures', async () => {
    expect(await live()).toBe(1);
    expect((await get(address)).text).toContain('/blog: footer is gone');
    const { headers, status } = await get(`${address}/0-live.png`);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect((await get(`${address}/0-candidate.png`)).status).toBe(404);
  });

  it('goes live once somebody with the token wants it so, and the revision says that', async () => {
    expect((await accept(address)).status).toBe(403);
    expect(await live()).toBe(1);
    expect((await accept(address, `token=${encodeURIComponent(token)}`)).status).toBe(303);
    const now = await site.store.live();
    expect(now?.revision.number).toBe(2);
    expect(now?.revision.gate?.accepted).toEqual(['/blog: footer is gone']);
  });
});

it('says who looks at what is not live, while somebody does', async () => {
  await site.releaseAll();
  expect((await get('/__site')).text).not.toContain('Who looks at what');
  looks = [{ what: 'candidate 7', visitors: 2, pages: 3, last: '2026-11-25T10:20:00.000Z' }];
  const { text } = await get('/__site');
  expect(text).toMatch(/Who looks at what.*candidate 7.*>2<.*>3<.*10:20 UTC/s);
});
