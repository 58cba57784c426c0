import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { listFiles } from '@northgate/build/release/list-files.js';
import { exampleRelease, keepsTheStoreContract, releaseFolder } from '../testing/store-contract.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { FolderStore } from './folder-store.js';

afterEach(removeTemporaryFolders);

keepsTheStoreContract(async () => {
  const root = temporaryFolder();
  return () => new FolderStore(root);
});

describe('in a folder', () => {
  let root: string;
  let store: FolderStore;
  beforeEach(() => {
    root = temporaryFolder();
    store = new FolderStore(root);
  });
  const { app, version } = exampleRelease;

  it('a release appears with all of its files or not at all', async () => {
    const folder = releaseFolder('first');
    const many = Array.from({ length: 100 }, (_, index) => [`browser/chunks/${index}.js`, 'chunk'] as const);
    writeFiles(folder, Object.fromEntries(many));
    const seen = new Set<number>();
    const target = store.releaseFolder(app, version);
    let adding = true;
    const added = store.addRelease(folder, exampleRelease).finally(() => (adding = false));
    while (adding) {
      seen.add(existsSync(target) ? (await listFiles(target)).length : 0);
      await new Promise(setImmediate);
    }
    await added;
    seen.add((await listFiles(target)).length);
    expect([...seen].sort((one, other) => one - other)).toEqual([0, 102]);
  });

  it('a release leaves nothing behind when its upload breaks off', async () => {
    const folder = releaseFolder('first');
    const socket = createServer().listen(join(folder, 'browser/cannot-be-copied'));
    await once(socket, 'listening');
    await expect(store.addRelease(folder, exampleRelease)).rejects.toThrow();
    socket.close();
    expect(existsSync(store.releaseFolder(app, version))).toBe(false);
    expect(await store.readRelease(app, version)).toBeNull();
    expect(readdirSync(join(root, 'scratch'))).toEqual([]);
  });

  it('a release is an error when the store cannot take it', async () => {
    writeFiles(root, { 'releases/mfe-blog': 'a file where a folder has to be' });
    await expect(store.addRelease(releaseFolder('first'), exampleRelease)).rejects.toThrow();
  });

  it('a release that comes again leaves nothing behind', async () => {
    for (const text of ['first', 'second']) await store.addRelease(releaseFolder(text), exampleRelease);
    expect(readdirSync(join(root, 'scratch'))).toEqual([]);
  });

  it('revisions do not take the number of one that was left half written, or trip over files of others', async () => {
    mkdirSync(store.pagesFolder(2), { recursive: true });
    writeFiles(root, { 'pages/.DS_Store': '' });
    expect(await store.nextRevisionNumber()).toBe(3);
  });

  describe('refusals', () => {
    const refusal = { app, version, at: '2026-11-20T10:00:00Z', problems: ['no title'] };
    afterEach(() => jest.restoreAllMocks());

    it.each(['', '{"app":"mfe-blog","problems":["no ti'])(
      'that are damaged to %j are left out, with one warning',
      async (half) => {
        const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
        await store.addRefusal(refusal);
        writeFiles(root, { 'refusals/2026-11-20T09-00-00Z-shell.json': half });
        for (let time = 0; time < 2; time += 1) expect(await store.refusals()).toEqual([refusal]);
        expect(warned).toHaveBeenCalledTimes(1);
        expect(warned).toHaveBeenCalledWith(expect.stringContaining('2026-11-20T09-00-00Z-shell.json'));
      },
    );

    it('appear whole and leave nothing behind', async () => {
      const large = { ...refusal, log: 'x'.repeat(5_000_000) };
      let adding = true;
      const added = store.addRefusal(large).finally(() => (adding = false));
      while (adding) {
        expect([[], [large]]).toContainEqual(await store.refusals());
        await new Promise(setImmediate);
      }
      await added;
      expect(await store.refusals()).toEqual([large]);
      expect(readdirSync(join(root, 'scratch'))).toEqual([]);
    });
  });
});
