import { jest } from '@jest/globals';
import { fakeRemote, type FakePage } from '../testing/fake-release.js';
import { SendingSite } from '../testing/sending-site.js';
import { allowApp, removeApp } from '../release/change-apps.js';
import { appsOfTable, ownersOf } from './app-table.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

const app = 'mfe-events';
const eventsPages: FakePage[] = [{ path: '/events', menu: 'Events' }, { path: '/events/summer' }];
const events = (pages = eventsPages) => fakeRemote(app, 'one', pages);

let site: SendingSite;
beforeEach(async () => {
  site = await SendingSite.open();
});
afterEach(() => site.close());

const allow = (paths: string[], menu = true) => allowApp(site.site.store, app, { paths, menu });

/** Releases the pages and answers why that was refused. */
const refusal = (pages: FakePage[]) =>
  site.site.release(events(pages)).then(
    () => null,
    (error: Error) => error.message,
  );

describe('a further app', () => {
  it('is none of the site before somebody says so', async () => {
    const { token } = await site.tokens.add(app, { by: 'Events CI' });
    const made = await events();
    expect(await site.problem(made, { token })).toMatchObject({ status: 404, code: 'unknown-app' });
    expect(await refusal(eventsPages)).toContain('npm run apps -- add mfe-events');
    expect(site.stored().filter((name) => name.includes('revisions/'))).toHaveLength(1);
  });

  it('is released under its paths and stands in sitemap, assistant and the menu of every page', async () => {
    await allow(['/events', '/events/*']);
    const { revision } = await site.site.release(events());
    expect(Object.keys(revision.apps)).toContain(app);
    const folder = site.site.store.pagesFolder(revision.number);
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(`${folder}/sitemap.xml`, 'utf8')).toContain('/events/summer</loc>');
    expect(await readFile(`${folder}/content-index.json`, 'utf8')).toContain('"/events/summer"');
    for (const path of ['/', '/blog', '/events'])
      expect(await site.site.html(path)).toContain('<a href="/events">Events</a>');
    // A release that leaves the menu alone leaves the other pages alone.
    const { rendered } = await site.site.release(fakeRemote(app, 'two', eventsPages));
    expect(rendered.sort()).toEqual(['/events', '/events/summer']);
  });

  it.each<[string, FakePage[], RegExp]>([
    ['a page of another app', [{ path: '/blog' }], /page at \/blog, which is .*mfe-blog/],
    [
      'a page nobody claims for it',
      [{ path: '/events/summer/program' }, { path: '/fair' }],
      /page at \/fair/,
    ],
    ['a pattern that reaches further', [{ path: '/:slug', missing: true }], /page at \/:slug/],
  ])('is refused with %s', async (_, pages, why) => {
    await allow(['/events', '/events/*']);
    expect(await refusal(pages)).toMatch(why);
    expect(await site.version(app)).toBeUndefined();
  });

  it('is refused with a page that its description does not name', async () => {
    await allow(['/events', '/events/*']);
    const made = await events([{ path: '/blog' }]);
    const { writeFile } = await import('node:fs/promises');
    const release = { ...made.release, routes: ['/events'] };
    await writeFile(`${made.folder}/release.json`, JSON.stringify(release));
    await expect(site.site.release({ ...made, release })).rejects.toThrow(
      '/blog is a page of mfe-blog and of mfe-events',
    );
  });

  it('may stand in the menu only where that was said', async () => {
    await allow(['/events', '/events/*'], false);
    expect(await refusal(eventsPages)).toContain('mfe-events may not stand in the menu');
  });

  it('keeps its paths from other apps', async () => {
    await allow(['/events', '/events/*']);
    await expect(
      site.site.release(fakeRemote('mfe-tools', 'two', [{ path: '/events/tools' }])),
    ).rejects.toThrow("mfe-tools has a page at /events/tools, which is mfe-events's");
    await expect(
      allowApp(site.site.store, 'mfe-fair', { paths: ['/events/fair'], menu: false }),
    ).rejects.toThrow("/events/fair cannot be mfe-fair's: mfe-events claims /events/*.");
    await expect(allow(['/blog', '/blog/*'])).rejects.toThrow('/blog is a page of mfe-blog');
    await expect(allow(['events'])).rejects.toThrow('A path an app claims looks like /events');
  });
});

describe('withdrawing a further app', () => {
  const tokensLeft = async () => (await site.tokens.list()).map((token) => token.app);
  const remove = () => {
    const { store } = site.site;
    return removeApp(app, { store, composer: site.site.composer(), tokens: site.tokens, reason: 'over' });
  };
  beforeEach(async () => {
    await allow(['/events', '/events/*']);
    await site.tokens.add(app, { by: 'Events CI' });
    await site.site.release(events());
  });

  it('takes its pages, its place in the menu, its paths and its tokens away', async () => {
    await remove();
    expect(Object.keys(await site.site.pages())).not.toContain('/events');
    expect(await site.site.html('/')).not.toContain('Events');
    expect(await tokensLeft()).toEqual(['mfe-blog']);
    expect(ownersOf(appsOfTable(await site.site.store.apps()), '/events')).not.toContain(app);
    await expect(remove()).rejects.toThrow('mfe-events is no app of this site.');
  });

  it('is refused while a page of another app leads to its pages', async () => {
    await site.site.release(
      fakeRemote('mfe-tools', 'two', [{ path: '/tools', body: '<a href="/events/summer">Summer</a>' }]),
    );
    await expect(remove()).rejects.toThrow('/tools links to /events/summer');
    expect(await site.version(app)).toBeDefined();
    expect(await tokensLeft()).toContain(app);
  });

  it('is refused for an app of the checkout', async () => {
    const { store } = site.site;
    const options = { store, composer: site.site.composer(), tokens: site.tokens, reason: 'over' };
    await expect(removeApp('mfe-blog', options)).rejects.toThrow('mfe-blog is an app of this checkout');
  });
});
