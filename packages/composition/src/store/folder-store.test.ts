import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { listFiles } from '../publish/list-files.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { FolderStore } from './folder-store.js';
import { StoreConflict } from './store.js';

let root: string;
let store: FolderStore;
beforeEach(() => {
  root = temporaryFolder();
  store = new FolderStore(root);
});
afterEach(removeTemporaryFolders);

const release: Release = {
  app: 'mfe-blog',
  version: '0123456789ab',
  mode: 'production',
  source: 'test',
  routes: ['/blog'],
  entry: { browser: 'browser/remoteEntry.js', server: 'server/remoteEntry.js' },
  exposes: {},
  shared: {},
  files: {},
};
const releaseFolder = (text: string): string => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'release.json': JSON.stringify(release), 'browser/remoteEntry.js': text });
  return folder;
};
const revision = (number: number, parent: number | null = null): Revision => ({
  number,
  parent,
  apps: { 'mfe-blog': { version: release.version, integrity: 'sha384-abc' } },
  createdAt: '2026-11-20T00:00:00.000Z',
  author: 'ada',
  reason: 'release',
});
const pagesFolder = async (text = 'page'): Promise<string> => {
  const folder = await store.scratchFolder();
  writeFiles(folder, { 'index.html': text });
  return folder;
};
const move = (number: number) => ({
  revision: number,
  movedAt: '2026-11-20T00:00:00.000Z',
  author: 'ada',
  reason: 'release',
});
const entry = () =>
  readFileSync(join(store.releaseFolder('mfe-blog', release.version), 'browser/remoteEntry.js'), 'utf8');

describe('a release', () => {
  it('is in the store whole once it has been added', async () => {
    expect(await store.readRelease('mfe-blog', release.version)).toBeNull();
    await store.addRelease(releaseFolder('first'), release);
    expect(await store.readRelease('mfe-blog', release.version)).toEqual(release);
    expect(entry()).toBe('first');
  });

  it('appears with all of its files or not at all', async () => {
    const folder = releaseFolder('first');
    const many = Array.from({ length: 100 }, (_, index) => [`browser/chunks/${index}.js`, 'chunk'] as const);
    writeFiles(folder, Object.fromEntries(many));
    const seen = new Set<number>();
    const target = store.releaseFolder('mfe-blog', release.version);
    let adding = true;
    const added = store.addRelease(folder, release).finally(() => (adding = false));
    while (adding) {
      seen.add(existsSync(target) ? (await listFiles(target)).length : 0);
      await new Promise(setImmediate);
    }
    await added;
    seen.add((await listFiles(target)).length);
    expect([...seen].sort((one, other) => one - other)).toEqual([0, 102]);
  });

  it('leaves nothing behind when its upload breaks off', async () => {
    const folder = releaseFolder('first');
    const socket = createServer().listen(join(folder, 'browser/cannot-be-copied'));
    await once(socket, 'listening');
    await expect(store.addRelease(folder, release)).rejects.toThrow();
    socket.close();
    expect(existsSync(store.releaseFolder('mfe-blog', release.version))).toBe(false);
    expect(await store.readRelease('mfe-blog', release.version)).toBeNull();
    expect(readdirSync(join(root, 'scratch'))).toEqual([]);
  });

  it('is an error, not a release, when the store cannot take it', async () => {
    writeFiles(root, { 'releases/mfe-blog': 'a file where a folder has to be' });
    await expect(store.addRelease(releaseFolder('first'), release)).rejects.toThrow();
  });

  it('is left alone when the same version comes again', async () => {
    await store.addRelease(releaseFolder('first'), release);
    await store.addRelease(releaseFolder('second'), release);
    expect(entry()).toBe('first');
    expect(readdirSync(join(root, 'scratch'))).toEqual([]);
  });

  it('is stored once when two publishers bring it at the same time', async () => {
    await Promise.all(['first', 'second'].map((text) => store.addRelease(releaseFolder(text), release)));
    expect(['first', 'second']).toContain(entry());
  });

  it('is refused when its description cannot be one', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'release.json': '{"app":"mfe-blog"}' });
    await store.addRelease(folder, release);
    await expect(store.readRelease('mfe-blog', release.version)).rejects.toThrow();
  });
});

describe('revisions', () => {
  it('are listed in order and read by number, with their pages', async () => {
    await store.addRevision(revision(1), await pagesFolder('one'));
    await store.addRevision(revision(2, 1), await pagesFolder('two'));
    expect((await store.revisions()).map(({ number }) => number)).toEqual([1, 2]);
    expect(await store.readRevision(2)).toEqual(revision(2, 1));
    expect(await store.readRevision(3)).toBeNull();
    expect(readFileSync(join(store.pagesFolder(1), 'index.html'), 'utf8')).toBe('one');
  });

  it('are never overwritten: whoever comes second is told and leaves nothing behind', async () => {
    const folders = [await pagesFolder('one'), await pagesFolder('two')];
    const added = await Promise.allSettled(folders.map((folder) => store.addRevision(revision(1), folder)));
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(added.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(StoreConflict);
    expect(await store.revisions()).toEqual([revision(1)]);
    expect(readdirSync(join(root, 'scratch'))).toEqual([]);
  });

  it('do not take the number of one that was left half written', async () => {
    expect(await store.nextRevisionNumber()).toBe(1);
    await store.addRevision(revision(1), await pagesFolder());
    mkdirSync(store.pagesFolder(2));
    expect(await store.nextRevisionNumber()).toBe(3);
    expect(await store.revisions()).toEqual([revision(1)]);
  });

  it('go on counting past a file that is none of theirs', async () => {
    await store.addRevision(revision(1), await pagesFolder());
    writeFiles(root, { 'pages/.DS_Store': '' });
    expect(await store.nextRevisionNumber()).toBe(2);
  });
});

describe('the pointer', () => {
  beforeEach(async () => {
    await store.addRevision(revision(1), await pagesFolder());
    await store.addRevision(revision(2, 1), await pagesFolder());
  });

  it('names nothing before its first move and the last revision after it', async () => {
    expect(await store.live()).toBeNull();
    await store.movePointer(0, move(1));
    const moved = await store.movePointer(1, move(2));
    expect(moved).toEqual({ sequence: 2, ...move(2) });
    expect(await store.live()).toEqual({ move: moved, revision: revision(2, 1) });
    expect((await store.moves()).map((entry) => entry.revision)).toEqual([1, 2]);
  });

  it('is moved by exactly one of many publishers; the others get a conflict', async () => {
    const others = Array.from({ length: 8 }, () => new FolderStore(root));
    const moved = await Promise.allSettled(
      others.map((other, index) => other.movePointer(0, move((index % 2) + 1))),
    );
    expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of moved)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StoreConflict);
    expect(await store.moves()).toHaveLength(1);
  });

  it('does not move for a publisher who knows an older state', async () => {
    await store.movePointer(0, move(1));
    await expect(store.movePointer(0, move(2))).rejects.toBeInstanceOf(StoreConflict);
    expect((await store.live())?.revision.number).toBe(1);
  });

  it('says so when it names a revision that is gone', async () => {
    await store.movePointer(0, move(9));
    await expect(store.live()).rejects.toThrow('The pointer names revision 9, which is not in the store.');
  });
});

it('keeps refusals in the order they came', async () => {
  const refusal = (app: string, at: string) => ({
    app,
    version: release.version,
    at,
    problems: ['no title'],
  });
  const [late, early] = [
    refusal('mfe-blog', '2026-11-20T10:00:00Z'),
    refusal('shell', '2026-11-20T09:00:00Z'),
  ];
  expect(await store.refusals()).toEqual([]);
  await store.addRefusal(late);
  await store.addRefusal(early);
  expect(await store.refusals()).toEqual([early, late]);
});
