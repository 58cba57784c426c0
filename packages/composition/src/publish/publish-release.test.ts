import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderStore } from '../store/folder-store.js';
import { fakeRemote } from '../testing/fake-release.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { publishRelease } from './publish-release.js';

afterEach(removeTemporaryFolders);

const setting = async () => {
  const store = new FolderStore(temporaryFolder());
  const { folder, release } = await fakeRemote('mfe-tools', 'one', []);
  const stored = (file: string) => join(store.releaseFolder('mfe-tools', release.version), file);
  return { store, folder, release, stored };
};

it('puts a release into the store', async () => {
  const { store, folder, release } = await setting();
  await publishRelease(store, folder, release);
  expect(await store.readRelease('mfe-tools', release.version)).toEqual(release);
});

it('replaces what lies spoilt in the store', async () => {
  const { store, folder, release, stored } = await setting();
  await publishRelease(store, folder, release);
  writeFileSync(stored('browser/remoteEntry.js'), 'stolen()');
  await publishRelease(store, folder, release);
  expect(readFileSync(stored('browser/remoteEntry.js'), 'utf8')).not.toBe('stolen()');
});

it('refuses a release of which a file is not what it says, and leaves nothing of it behind', async () => {
  const { store, folder, release } = await setting();
  writeFileSync(join(folder, 'browser/remoteEntry.js'), 'stolen()');
  await expect(publishRelease(store, folder, release)).rejects.toThrow(
    `mfe-tools ${release.version}: browser/remoteEntry.js in the store is not what was published.`,
  );
  expect(await store.readRelease('mfe-tools', release.version)).toBeNull();
});

it('refuses a release that lists a file it does not have', async () => {
  const { store, folder, release } = await setting();
  const files = { ...release.files, 'browser/none.js': { bytes: 1, sha384: 'abc' } };
  await expect(publishRelease(store, folder, { ...release, files })).rejects.toThrow('none.js');
});
