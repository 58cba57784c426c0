import { readFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { jest } from '@jest/globals';
import {
  candidateDetail,
  weightHistory,
  type ReleaseProgress,
  type ReleasesOverview,
} from '@northgate/contracts/console/releases.js';
import { ControlSite, type ConsoleBrowser } from '../testing/control-site.js';
import { fakeConsole, fakePanel, fakeRemote } from '../testing/fake-release.js';
import { blogPages } from '../testing/fake-site.js';
import { AuditLog } from './audit-log.js';

jest.setTimeout(120_000);

let site: ControlSite;
let operator: ConsoleBrowser;
beforeEach(async () => {
  site = await ControlSite.open();
  operator = await site.operator();
});
afterEach(() => site.close());

const overview = async () => JSON.parse((await operator.get('/api/releases')).text) as ReleasesOverview;
const live = async () => (await site.site.store.live())?.revision.number;

/** Asks for an action and hears how it ends. */
async function act(action: object, by = operator): Promise<ReleaseProgress> {
  const ended = new Promise<ReleaseProgress>((resolve) => {
    const cookie = [...by.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { host: `localhost:${site.port}`, cookie };
    const request = httpGet(
      { host: '127.0.0.1', port: site.port, path: '/api/releases/events', headers },
      (response) => {
        response.on('data', (data: Buffer) => {
          for (const [, text = ''] of String(data).matchAll(/^data: (.*)$/gm)) {
            const event = JSON.parse(text) as ReleaseProgress;
            if (event.type !== 'done' && event.type !== 'failed') continue;
            resolve(event);
            request.destroy();
          }
        });
        void by.change('/api/releases/actions', action);
      },
    );
    request.on('error', () => {});
  });
  return ended;
}

describe('the console itself', () => {
  it('says how it comes to be where it is not live yet', async () => {
    const { status, text } = await site.browser().get('/releases');
    expect([status, text]).toEqual([404, expect.stringContaining('npm run release -- mfe-console')]);
  });

  it('comes live with a release like every app, and changes no byte of any public page', async () => {
    const pages = async () => {
      const table = await site.site.pages();
      const read = (path: string) => site.site.html(path);
      return Promise.all(Object.keys(table).map(async (path) => [path, await read(path)]));
    };
    const before = await pages();
    const { rendered } = await site.site.release(fakeConsole('one'));
    expect(rendered).toEqual([]);
    expect(await pages()).toEqual(before);
    const { text, headers } = await site.browser().get('/releases');
    const [, script = ''] = /<script src="([^"]+)"/.exec(text) ?? [];
    expect(script).toMatch(/^\/assets\/mfe-console\/[0-9a-f]{12}\/console\/main\.js$/);
    const [, nonce] = /nonce="([\w-]+)"/.exec(text) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect((await site.browser().get(script)).headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(
      (await site.browser().get(script.replace('console/main.js', 'server/remoteEntry.js'))).status,
    ).toBe(404);
  });

  it('names the panels that live releases bring', async () => {
    await site.site.release(fakePanel('mfe-tools', 'leads'));
    const version = await site.site.version('mfe-tools');
    expect(JSON.parse((await operator.get('/api/panels')).text)).toEqual([
      {
        name: 'leads',
        app: 'mfe-tools',
        version,
        entry: `/assets/mfe-tools/${version}/console/remoteEntry.js`,
      },
    ]);
  });
});

describe('releases', () => {
  it('shows what is live, what was, and what each app can be taken back to', async () => {
    const [before, next] = [await site.site.version('mfe-blog'), fakeRemote('mfe-blog', 'two', blogPages)];
    await site.site.release(next);
    const { apps, history, live: now } = await overview();
    expect(now).toMatchObject({ revision: 2, sequence: 2 });
    expect(history.map(({ number, changed }) => [number, changed])).toEqual([
      [2, ['mfe-blog']],
      [1, []],
    ]);
    const blog = apps.find(({ app }) => app === 'mfe-blog');
    expect(blog).toMatchObject({ earlier: before, pages: 1, version: await site.site.version('mfe-blog') });
    const weights = weightHistory.parse(JSON.parse((await operator.get('/api/releases/weights')).text));
    const ofBlog = weights.filter(({ app }) => app === 'mfe-blog');
    expect(ofBlog.map(({ revision, scripts }) => [revision, scripts > 0])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it('takes back one app and says so in the history and the log', async () => {
    const before = await site.site.version('mfe-blog');
    await site.site.release(fakeRemote('mfe-blog', 'two', blogPages));
    const asked = JSON.parse((await operator.get('/api/releases/return/mfe-blog')).text) as {
      sequence: number;
    };
    const end = await act({ action: 'take-back', app: 'mfe-blog', sequence: asked.sequence });
    expect(end).toMatchObject({ type: 'done', text: 'mfe-blog is back in its version from before.' });
    expect(await site.site.version('mfe-blog')).toBe(before);
    expect((await site.site.store.live())?.revision.author).toBe('this machine');
    const [entry] = (await new AuditLog(site.dataDir).page(0, 1)).entries;
    expect(entry).toMatchObject({
      ...{ who: 'this machine', by: 'link', what: 'take-back', subject: 'mfe-blog' },
      before: { revision: 2 },
      after: { revision: 3, apps: { 'mfe-blog': before } },
    });
  });

  it('returns to a revision, but not when something went live after somebody looked', async () => {
    await site.site.release(fakeRemote('mfe-blog', 'two', blogPages));
    const late = await act({ action: 'return', revision: 1, sequence: 1 });
    expect(late).toMatchObject({
      type: 'failed',
      text: expect.stringContaining('Something else has gone live'),
    });
    expect(await live()).toBe(2);
    expect((await act({ action: 'return', revision: 1, sequence: 2 })).type).toBe('done');
    expect(await live()).toBe(1);
  });

  it('promotes a candidate', async () => {
    const { folder, release } = await fakeRemote('mfe-tools', 'two', []);
    await site.site.store.addRelease(folder, release);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { revision } = await site.site.composer('Tools CI').preview([release], 'a look', expiresAt);
    expect((await overview()).candidates).toMatchObject([
      { number: revision.number, changed: ['mfe-tools'] },
    ]);
    expect((await act({ action: 'promote', candidate: revision.number })).type).toBe('done');
    expect(await site.site.version('mfe-tools')).toBe(release.version);
  });

  it('shows how the pages of a candidate look beside the live ones, until its pages are gone', async () => {
    const png = 'iVBORw0KGgo=';
    const page = { path: '/blog', what: 'at 1280 light, 4.0 % of it looks different' };
    const changes = { pages: [{ ...page, live: png, candidate: png, difference: '' }], others: 2 };
    site.site.open = async () => ({
      ...{ record: { browser: 'passed', pages: 1, seconds: 1 }, problems: [], pictures: [], changes },
    });
    const { folder, release } = await fakeRemote('mfe-blog', 'two', blogPages);
    await site.site.store.addRelease(folder, release);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { revision } = await site.site.composer('Blog CI').preview([release], 'a look', expiresAt);
    const address = `/api/releases/candidates/${revision.number}`;
    const read = async () => candidateDetail.parse(JSON.parse((await operator.get(address)).text));
    expect(await read()).toMatchObject({
      ...{ author: 'Blog CI', changed: ['mfe-blog'], others: 2, gate: { pages: 1 } },
      looks: [{ ...page, live: `${address}/0-live.png`, difference: null }],
    });
    const picture = await operator.get(`${address}/0-live.png`);
    expect(picture.body).toEqual(Buffer.from(png, 'base64'));
    expect(picture.headers['content-type']).toBe('image/png');
    for (const none of ['0-difference.png', '1-live.png', 'pictures.json', '..%2fpages.json'])
      expect((await operator.get(`${address}/${none}`)).status).toBe(404);
    await site.site.store.removePages(revision.number);
    expect((await read()).looks).toBeNull();
  });

  it('shows a refusal with its pictures and releases it with its look when that is wanted', async () => {
    const png = 'iVBORw0KGgo=';
    const looks = [{ path: '/blog', what: 'footer is gone', live: png, candidate: '', difference: '' }];
    site.site.open = async () => ({
      ...{ record: { browser: 'passed', pages: 1, seconds: 1 }, problems: [], pictures: [], looks },
    });
    await site.site.release(fakeRemote('mfe-blog', 'two', blogPages)).catch(() => {});
    const [refusal] = (await overview()).refusals;
    expect(refusal).toMatchObject({ app: 'mfe-blog', acceptable: true });
    const detail = JSON.parse((await operator.get(`/api/releases/refusals/${refusal?.id}`)).text) as {
      looks: { live: string; candidate: null }[];
    };
    expect(detail.looks).toMatchObject([{ what: 'footer is gone', candidate: null }]);
    const picture = await operator.get(detail.looks[0]?.live ?? '');
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await act({ action: 'accept-look', refusal: refusal?.id })).type).toBe('done');
    expect((await site.site.store.live())?.revision.gate?.accepted).toEqual(['/blog: footer is gone']);
  });

  it('says what cannot be done', async () => {
    expect((await operator.get('/api/releases/return/mfe-tools')).status).toBe(404);
    for (const none of ['refusals/none', 'candidates/99', 'candidates/1', 'candidates/none'])
      expect((await operator.get(`/api/releases/${none}`)).status).toBe(404);
    expect((await operator.change('/api/releases/actions', { action: 'explode' })).status).toBe(400);
    expect(await act({ action: 'promote', candidate: 99 })).toMatchObject({
      ...{ type: 'failed', text: 'There is no candidate 99.' },
    });
  });
});

describe('the audit log', () => {
  it('is whole, and notices a line that was changed or taken out', async () => {
    const log = new AuditLog(site.dataDir);
    const doer = { who: 'Ada', by: 'link' };
    for (const what of ['one', 'two', 'three'])
      await log.add(doer, { what, subject: 's', before: null, after: what });
    const total = await log.verify();
    const text = await readFile(log.file, 'utf8');
    const { writeFile } = await import('node:fs/promises');
    for (const spoilt of [
      text.replace('"after":"two"', '"after":"2"'),
      text.replace(/^.*"what":"two".*\n/m, ''),
    ]) {
      await writeFile(log.file, spoilt);
      await expect(log.verify()).rejects.toThrow(/is not what stood there/);
    }
    await writeFile(log.file, text);
    expect(await log.verify()).toBe(total);
    const shown = JSON.parse((await operator.get('/api/audit')).text) as {
      total: number;
      entries: { what: string }[];
    };
    expect([shown.total, shown.entries[0]?.what]).toEqual([total, 'three']);
  });
});
