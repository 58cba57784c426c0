import type { Release } from '@northgate/contracts/release.js';
import { buildFolder } from '../publish/build-release.js';
import { sourceDigest } from '@northgate/build/release/source-digest.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { unreleasedApps } from './unreleased-apps.js';

const mode = 'production';
const app = 'mfe-blog';
let site: FakeSite;
let root: string;
let live: Release;

beforeEach(async () => {
  site = await FakeSite.open();
  root = temporaryFolder();
  writeFiles(root, {
    'package.json': JSON.stringify({ workspaces: [app, 'mfe-chat'] }),
    [`${app}/src/page.tsx`]: 'one',
  });
  const made = await fakeRemote(app, 'of the working tree', blogPages);
  live = { ...made.release, source: await sourceDigest(root, app, mode) };
  writeFiles(made.folder, { 'release.json': JSON.stringify(live) });
  await site.releaseAll();
  await site.release({ ...made, release: live });
});
afterEach(() => site.close());

const differs = async () => (await unreleasedApps(root, site.store)).includes(app);

it('leaves an app out whose live release was built from the working tree', async () => {
  expect((await site.store.readRelease(app, live.version))?.source).toBe(live.source);
  expect(await differs()).toBe(false);
});

it('names an app once its source is another one, and all that are not live', async () => {
  writeFiles(root, { [`${app}/src/page.tsx`]: 'two' });
  expect(await differs()).toBe(true);
  expect(await unreleasedApps(root, site.store)).toContain('mfe-chat');
});

it('leaves an app out whose source is another one and is known to come to the live build', async () => {
  writeFiles(root, { [`${app}/src/page.tsx`]: '// only a comment\none' });
  const source = await sourceDigest(root, app, mode);
  const folder = buildFolder({ root, app, mode, source });
  writeFiles(folder, { 'release.json': JSON.stringify({ ...live, source }) });
  expect(await differs()).toBe(false);
});
