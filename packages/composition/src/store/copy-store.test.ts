import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { copyStore } from './copy-store.js';
import { FolderStore } from './folder-store.js';

it('a copy made while a release goes live is a whole store, with a revision that was live', async () => {
  const site = await FakeSite.open();
  await site.releaseAll();
  await site.store.scratchFolder();
  const copy = temporaryFolder();
  await Promise.all([
    site.release(fakeRemote('mfe-blog', 'two', blogPages)),
    copyStore(join(site.folder, 'store'), copy),
  ]);
  const live = await new FolderStore(copy).live();
  expect([1, 2]).toContain(live?.revision.number);
  const table = await new FolderStore(copy).readPages(live?.revision.number ?? 0);
  const folder = new FolderStore(copy).pagesFolder(live?.revision.number ?? 0);
  expect(Object.values(table.pages).every(({ file }) => existsSync(join(folder, file)))).toBe(true);
  for (const [app, { version }] of Object.entries(live?.revision.apps ?? {}))
    expect(await new FolderStore(copy).readRelease(app as 'shell', version)).not.toBeNull();
  expect(existsSync(join(copy, 'scratch'))).toBe(false);
  await site.close();
});
