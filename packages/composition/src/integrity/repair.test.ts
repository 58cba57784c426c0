import { mkdirSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { fakeRemote } from '../testing/fake-release.js';
import { FakeSite, marketingPages } from '../testing/fake-site.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { repairPages } from './repair-pages.js';
import { repairRelease } from './repair-release.js';
import { damagedPages, damagedReleases } from './verify-store.js';

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(() => site.close());

const garbage = (file: string) =>
  ['', '.br', '.gz'].forEach((ending) => writeFileSync(file + ending, 'garbage'));
const contact = async (number: number) =>
  join(site.store.pagesFolder(number), (await site.pages())['/contact']?.file ?? '');
const repairAll = async () => {
  const options = { store: site.store, brand: defaultBrand, apiOrigin: site.api.origin };
  const [damaged] = await damagedPages(site.store);
  return damaged && repairPages(damaged, options);
};

it('finds nothing wrong with a store that is whole', async () => {
  await site.release(fakeRemote('mfe-tools', 'two', []));
  expect([await damagedReleases(site.store), await damagedPages(site.store)]).toEqual([[], []]);
});

describe('a damaged page', () => {
  it('is named, and copied from a revision that has a good one', async () => {
    await site.release(fakeRemote('mfe-tools', 'two', []));
    const [file, whole] = [await contact(2), readFileSync(await contact(2))];
    garbage(file);
    const [damaged] = await damagedPages(site.store);
    expect([damaged?.revision.number, damaged?.files[0]]).toEqual([2, 'contact/index.html']);
    expect(await repairAll()).toEqual({ left: [] });
    expect(readFileSync(file)).toEqual(whole);
    expect(await damagedPages(site.store)).toEqual([]);
  });

  it('is rendered again when there is no other copy, byte for byte', async () => {
    const [file, whole] = [await contact(1), readFileSync(await contact(1))];
    garbage(file);
    expect(await repairAll()).toEqual({ left: [] });
    expect(readFileSync(file)).toEqual(whole);
  });

  it('stays named when rendering it again gives another page', async () => {
    const file = join(site.store.pagesFolder(1), 'blog/index.html');
    garbage(file);
    site.api.posts = ['Another post'];
    expect(await repairAll()).toEqual({ left: [file], why: expect.stringContaining('other bytes') });
    expect(readFileSync(file, 'utf8')).toBe('garbage');
  });
});

describe('a damaged release', () => {
  const damage = async (...names: string[]) => {
    const folder = site.store.releaseFolder('mfe-marketing', (await site.version('mfe-marketing')) ?? '');
    for (const name of names) writeFileSync(join(folder, name), 'garbage');
    const [damaged] = await damagedReleases(site.store, 'mfe-marketing');
    if (!damaged) throw new Error('no damage found');
    return { folder, damaged };
  };

  it('is made from a compressed copy that is good', async () => {
    const { damaged } = await damage('browser/remoteEntry.js', 'browser/remoteEntry.js.gz');
    expect(damaged.files.map((file) => file.split('/').at(-1))).toEqual([
      'remoteEntry.js',
      'remoteEntry.js.gz',
    ]);
    expect(await repairRelease(temporaryFolder(), site.store, damaged)).toEqual({ left: [] });
    expect(await damagedReleases(site.store)).toEqual([]);
  });

  it('is brought back from a kept build, its description included', async () => {
    const root = temporaryFolder();
    const { folder: built } = await fakeRemote('mfe-marketing', 'one', marketingPages);
    mkdirSync(join(root, '.cache/builds/mfe-marketing'), { recursive: true });
    cpSync(built, join(root, '.cache/builds/mfe-marketing/production-1'), { recursive: true });
    const { damaged } = await damage('release.json', 'server/remoteEntry.js');
    expect(await repairRelease(root, site.store, damaged)).toEqual({ left: [] });
    expect(await damagedReleases(site.store)).toEqual([]);
  });
});
