import { jest } from '@jest/globals';
import { defaultBrand } from '@northgate/site/brand.default.js';
import type { AppName } from '@northgate/contracts/release.js';
import { checkoutApps } from '../apps/checkout-apps.js';
import { publishRelease } from '../publish/publish-release.js';
import { fakeRemote, fakeShell } from '../testing/fake-release.js';
import { blogPages, FakeSite, marketingPages } from '../testing/fake-site.js';
import { bringLive } from './bring-live.js';
import { Composer } from './composer.js';

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
});
afterEach(() => site.close());

const pages: Partial<Record<AppName, typeof blogPages>> = {
  'mfe-marketing': marketingPages,
  'mfe-blog': blogPages,
};
const built = (app: AppName, text: string) =>
  app === 'shell' ? fakeShell(text) : fakeRemote(app, text, pages[app] ?? []);

/** What a publisher's container does with its build. */
async function publish(app: AppName, text: string, { patience = 60_000, reason = `${app} ${text}` } = {}) {
  const { folder, release } = await built(app, text);
  await publishRelease(site.store, folder, release);
  const composer = new Composer({
    store: site.store,
    brand: defaultBrand,
    apiOrigin: site.api.origin,
    renderTime: 30_000,
    open: site.open,
  });
  return bringLive(release, { store: site.store, composer, reason, patience, tell: () => {} });
}

it('puts the first revision together exactly once when all publishers start at the same time, shell last', async () => {
  const remotes = checkoutApps()
    .filter((app) => app !== 'shell')
    .map((app) => publish(app, 'one'));
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await site.store.live()).toBeNull();
  const composed = await Promise.all([publish('shell', 'one'), publish('shell', 'one'), ...remotes]);
  expect(composed.filter(Boolean)).toHaveLength(1);
  const revisions = await site.store.revisions();
  expect(revisions).toHaveLength(1);
  expect(Object.keys(revisions[0]?.apps ?? {}).sort()).toEqual([...checkoutApps()].sort());
  expect(await site.html('/')).toContain('component one');
});

it('says who did not come when an app never publishes its first release', async () => {
  await publish('mfe-blog', 'one', { patience: 0 }).catch(() => {});
  await expect(publish('shell', 'one', { patience: 600 })).rejects.toThrow(
    /^Nothing is live yet: waited \d+ s in vain for the first release of mfe-marketing, mfe-industries, mfe-tools, mfe-chat, mfe-console\.$/,
  );
  expect(await site.store.live()).toBeNull();
});

it('a publisher names the one of the shell when every release is there and nobody puts them together', async () => {
  for (const app of checkoutApps()) {
    const { folder, release } = await built(app, 'one');
    await publishRelease(site.store, folder, release);
  }
  await expect(publish('mfe-blog', 'one', { patience: 600 })).rejects.toThrow(
    /^Nothing is live yet: waited \d+ s in vain for the publisher of the shell, /,
  );
});

describe('after the first revision', () => {
  beforeEach(() => site.releaseAll());

  it('two publishers at the same time both end up live', async () => {
    await Promise.all([publish('mfe-tools', 'two'), publish('mfe-chat', 'two')]);
    const live = await site.store.live();
    const [tools, chat] = [await built('mfe-tools', 'two'), await built('mfe-chat', 'two')];
    expect(live?.revision.apps['mfe-tools']?.version).toBe(tools.release.version);
    expect(live?.revision.apps['mfe-chat']?.version).toBe(chat.release.version);
  });

  it('a version that is live already changes nothing', async () => {
    expect(await publish('mfe-tools', 'one')).toBeNull();
    expect(await site.store.moves()).toHaveLength(1);
  });

  it('a release that was taken back stays back when its publisher starts again, and may come from a new one', async () => {
    const before = await site.version('mfe-tools');
    await publish('mfe-tools', 'two');
    await site.composer().rollback();
    expect(await publish('mfe-tools', 'two')).toBeNull();
    expect(await site.version('mfe-tools')).toBe(before);
    expect(await publish('mfe-tools', 'two', { reason: 'another container' })).not.toBeNull();
    expect(await site.version('mfe-tools')).not.toBe(before);
  });

  it('a release whose publisher ended before it moved the pointer goes live when that starts again', async () => {
    jest.spyOn(site.store, 'movePointer').mockRejectedValueOnce(new Error('this process was killed'));
    await expect(publish('mfe-tools', 'two')).rejects.toThrow('killed');
    expect(await site.store.revisions()).toHaveLength(2);
    expect((await publish('mfe-tools', 'two'))?.move).toMatchObject({ revision: 3 });
    await site.composer().rollback();
    expect(await publish('mfe-tools', 'two')).toBeNull();
  });
});
