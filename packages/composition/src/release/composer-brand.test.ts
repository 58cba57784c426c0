import { jest } from '@jest/globals';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { brandSchema, type Brand } from '@northgate/site/brand.js';
import type { Opening } from '../gate/browser-gate.js';
import { unopened } from '../gate/browser-gate.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { bringBrand } from './bring-brand.js';
import { Composer } from './composer.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(() => site.close());

const ours = brandSchema.parse(defaultBrand);
const other = { ...ours, company: { name: 'Lanternworks Systems', shortName: 'Lanternworks' } };

/** What makes revisions under settings with this brand. */
const under = (brand: Brand, open = site.open) =>
  new Composer({ store: site.store, brand, apiOrigin: site.api.origin, renderTime: 30_000, open });
const bring = (brand: Brand, tell = (_: string) => {}) =>
  bringBrand({ store: site.store, composer: under(brand), brand, tell });
const shown = async () =>
  Promise.all(
    ['/', '/contact', '/blog'].map(async (path) => /<footer>(.*?)</.exec(await site.html(path))?.[1]),
  );
const everywhere = (name: string) => Array<string>(3).fill(name);

it('a revision has one brand, with whatever settings somebody releases or content changes', async () => {
  const { release, folder } = await fakeRemote('mfe-blog', 'two', blogPages);
  await site.store.addRelease(folder, release);
  await under(other).release([release], 'with other settings');
  site.api.posts = ['Second post'];
  await under(other).refreshContent();
  expect(await site.html('/blog')).toContain('Second post');
  expect(await shown()).toEqual(everywhere(ours.company.name));
});

it('another brand is brought to every page in one step, judged by itself, and goes back with its revision', async () => {
  const openings: Opening[] = [];
  const open = async (opening: Opening) => {
    openings.push(opening);
    return unopened('fake pages');
  };
  expect(await under(ours).brandDiffers()).toBe(false);
  expect(await under(ours).changeBrand()).toBeNull();
  expect(await under(other).brandDiffers()).toBe(true);
  const composed = await under(other, open).changeBrand();
  expect(composed?.revision).toMatchObject({ number: 2, reason: 'brand changed' });
  expect(composed?.rendered.sort()).toEqual(['/', '/404', '/blog', '/blog/:slug', '/contact']);
  expect(openings).toMatchObject([{ unlike: true, changed: ['shell'] }]);
  expect(await shown()).toEqual(everywhere('Lanternworks Systems'));
  await site.release(fakeRemote('mfe-blog', 'two', blogPages));
  expect(await shown()).toEqual(everywhere('Lanternworks Systems'));
  await site.composer().rollback(1);
  expect(await shown()).toEqual(everywhere(ours.company.name));
});

it('a container brings the brand of its settings, and leaves one back that was taken back', async () => {
  const told: string[] = [];
  expect(await bring(ours)).toBeNull();
  expect((await bring(other))?.revision.number).toBe(2);
  expect(await bring(other)).toBeNull();
  await site.composer().rollback(1);
  expect(await bring(other, (text) => void told.push(text))).toBeNull();
  expect(told).toEqual([
    'The brand of the settings was live since revision 2 and has been taken back; it stays back.',
  ]);
  const third = { ...other, email: 'desk@lanternworks.example' };
  expect((await bring(third))?.revision.number).toBe(3);
  expect((await bring(other))?.revision.number).toBe(4);
  expect(await shown()).toEqual(everywhere('Lanternworks Systems'));
});

it('a brand whose container ended before it moved the pointer is brought when that starts again', async () => {
  jest.spyOn(site.store, 'movePointer').mockRejectedValueOnce(new Error('this process was killed'));
  await expect(bring(other)).rejects.toThrow('killed');
  expect((await bring(other))?.move).toMatchObject({ revision: 3 });
  expect(await shown()).toEqual(everywhere('Lanternworks Systems'));
});

it('a refused change of the brand leaves what is live and is kept', async () => {
  const open = async () => ({
    ...unopened(''),
    problems: ['/ in the browser: its first screen shows no text'],
  });
  await expect(under(other, open).changeBrand()).rejects.toThrow('shows no text');
  expect((await site.store.refusals()).map(({ app }) => app)).toEqual(['brand']);
  expect(await shown()).toEqual(everywhere(ours.company.name));
});

it('where the brand of what is live was not written down, it is not taken for that of the settings', async () => {
  const readPages = site.store.readPages.bind(site.store);
  jest.spyOn(site.store, 'readPages').mockImplementation(async (number) => {
    const { brand, ...table } = await readPages(number);
    return number === 1 ? table : { ...table, brand };
  });
  await site.release(fakeRemote('mfe-tools', 'two', []));
  expect(await under(other).brandDiffers()).toBeNull();
  expect(await bring(other)).toBeNull();
  expect((await under(other).changeBrand())?.rendered).toHaveLength(5);
  expect(await under(other).brandDiffers()).toBe(false);
});
