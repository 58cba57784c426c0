import { jest } from '@jest/globals';
import type { FailedPart } from '@northgate/contracts/renderer.js';
import { fakeRemote } from '../testing/fake-release.js';
import { FakeSite } from '../testing/fake-site.js';
import { GateRefusal } from './gate-refusal.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

let site: FakeSite;

beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(() => site.close());

/** A release of the marketing pages with a part of the tools on /contact that fails. */
const marketing = (role: FailedPart['role'], path = '/contact') =>
  fakeRemote(
    'mfe-marketing',
    `with a ${role} part`,
    [
      { path: '/', body: '<p>new home</p><a href="/contact">Contact</a>' },
      { path: '/contact', body: '<p>new contact</p>' },
      ...(path === '/contact' ? [] : [{ path }]),
    ].map((page) =>
      page.path === path ? { ...page, fails: { name: 'mfe-tools/contact-section', role } } : page,
    ),
  );
const failures = async () =>
  (await site.store.readPages((await site.store.live())?.revision.number ?? 0)).failures;
const problems = async (release: Promise<unknown>) => {
  const error = await release.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GateRefusal);
  return (error as GateRefusal).problems;
};

describe('a part of another app that fails while pages are rendered', () => {
  it('gives way to its fallback when it is a regular one, and the release goes live', async () => {
    await site.release(marketing('regular'));
    expect(await site.html('/contact')).toMatch(/new contact.*fallback/s);
    expect(await failures()).toEqual([
      {
        path: '/contact',
        reason: 'mfe-tools/contact-section failed: Error: it throws; its fallback stands there',
        kept: true,
      },
    ]);
  });

  it('leaves the page as it last was when it is an essential one, and every other page is new', async () => {
    await site.release(marketing('essential'));
    expect(await site.html('/')).toContain('new home');
    expect(await site.html('/contact')).not.toContain('new contact');
    expect(await failures()).toMatchObject([{ path: '/contact', kept: true }]);
  });

  it('is why a release is refused when it is a primary one, or an essential one of a page that is new', async () => {
    const why = 'cannot be rendered: mfe-tools/contact-section failed: Error: it throws';
    expect(await problems(site.release(marketing('primary')))).toEqual([`/contact ${why}`]);
    expect(await problems(site.release(marketing('essential', '/new')))).toEqual([`/new ${why}`]);
  });

  it('is why the release of its own app is refused, whatever its role', async () => {
    const { folder, release } = await marketing('regular');
    const { publishRelease } = await import('../publish/publish-release.js');
    await publishRelease(site.store, folder, release);
    const tools = await fakeRemote('mfe-tools', 'two', []);
    await publishRelease(site.store, tools.folder, tools.release);
    const both = site.composer().release([release, tools.release], 'both');
    expect(await problems(both)).toEqual([
      '/contact cannot be rendered: mfe-tools/contact-section failed: Error: it throws',
    ]);
  });

  it('is looked for again with the next step, and stands there when it is back', async () => {
    await site.release(marketing('regular'));
    const { release, folder } = await fakeRemote('mfe-blog', 'two', [
      { path: '/blog', content: true },
      { path: '/blog/:slug', missing: true },
    ]);
    const { publishRelease } = await import('../publish/publish-release.js');
    await publishRelease(site.store, folder, release);
    const { rendered } = await site.composer().release([release], 'the blog');
    expect(rendered).toContain('/contact');
  });
});
