import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { StoreConflict, type Store } from '../store/store.js';
import { temporaryFolder, writeFiles } from './temporary-folder.js';

/** A release as a store keeps it. */
export const exampleRelease: Release = {
  app: 'mfe-blog',
  version: '0123456789ab',
  mode: 'production',
  source: 'test',
  routes: ['/blog'],
  entry: { browser: 'browser/remoteEntry.js', server: 'server/remoteEntry.js' },
  exposes: {},
  parts: {},
  uses: [],
  menu: [],
  shared: {},
  files: {},
};

/** A finished build of a release, with a text in its entry. */
export function releaseFolder(text: string, release = exampleRelease): string {
  const folder = temporaryFolder();
  writeFiles(folder, { 'release.json': JSON.stringify(release), 'browser/remoteEntry.js': text });
  return folder;
}

const revision = (number: number, parent: number | null = null): Revision => ({
  number,
  parent,
  apps: { 'mfe-blog': { version: exampleRelease.version, integrity: 'sha384-abc' } },
  createdAt: '2026-11-20T00:00:00.000Z',
  author: 'ada',
  reason: 'release',
});
const move = (number: number) => ({
  revision: number,
  movedAt: '2026-11-20T00:00:00.000Z',
  author: 'ada',
  reason: 'release',
});
const pages = (text: string) => ({
  'pages.json': JSON.stringify({
    pages: {},
    missing: {},
    notFound: {
      ...{ app: 'shell', pattern: '/404', status: 404, file: 'index.html', etag: 'e', bytes: text.length },
      ...{ apps: ['shell'], content: false, renderedIn: 1 },
    },
    contentTag: null,
    failures: [],
  }),
  'index.html': text,
});

/**
 * What every store promises. `open` makes a fresh, empty place and answers with a way to open stores on it, each as if
 * on another machine.
 */
export function keepsTheStoreContract(open: () => Promise<() => Store>): void {
  let another: () => Store;
  let store: Store;
  beforeEach(async () => {
    another = await open();
    store = another();
  });

  const pagesFolder = async (text = 'page', owner = store): Promise<string> => {
    const folder = await owner.scratchFolder();
    writeFiles(folder, pages(text));
    return folder;
  };
  const entry = async (of = store) => {
    const { app, version } = exampleRelease;
    if (!(await of.readRelease(app, version))) return null;
    return readFileSync(join(of.releaseFolder(app, version), 'browser/remoteEntry.js'), 'utf8');
  };

  describe('a release', () => {
    it('is in the store whole once it has been added, also for other machines', async () => {
      expect(await entry()).toBeNull();
      await store.addRelease(releaseFolder('first'), exampleRelease);
      expect(await store.readRelease('mfe-blog', exampleRelease.version)).toEqual(exampleRelease);
      expect([await entry(), await entry(another())]).toEqual(['first', 'first']);
    });

    it('is left alone when the same version comes again', async () => {
      await store.addRelease(releaseFolder('first'), exampleRelease);
      await another().addRelease(releaseFolder('second'), exampleRelease);
      expect([await entry(), await entry(another())]).toEqual(['first', 'first']);
    });

    it('is stored once when two publishers bring it at the same time', async () => {
      await Promise.all(
        ['first', 'second'].map((text) => another().addRelease(releaseFolder(text), exampleRelease)),
      );
      expect(['first', 'second']).toContain(await entry());
      expect(await entry(another())).toBe(await entry());
    });

    it('is refused when its description cannot be one', async () => {
      const folder = temporaryFolder();
      writeFiles(folder, { 'release.json': '{"app":"mfe-blog"}' });
      await store.addRelease(folder, exampleRelease);
      await expect(store.readRelease('mfe-blog', exampleRelease.version)).rejects.toThrow();
    });

    it('is the newest of its app until another one is added', async () => {
      expect(await store.newestRelease('mfe-blog')).toBeNull();
      for (const version of ['ffffffffffff', '000000000000']) {
        const next = { ...exampleRelease, version };
        await store.addRelease(releaseFolder('text', next), next);
        // Stores may keep times in whole seconds.
        await new Promise((resolve) => setTimeout(resolve, 1100));
        expect((await another().newestRelease('mfe-blog'))?.version).toBe(version);
      }
      expect(await store.newestRelease('mfe-chat')).toBeNull();
    });
  });

  describe('revisions', () => {
    it('are listed in order and read by number, with their pages', async () => {
      await store.addRevision(revision(1), await pagesFolder('one'));
      await store.addRevision(revision(2, 1), await pagesFolder('two'));
      for (const reader of [store, another()]) {
        expect((await reader.revisions()).map(({ number }) => number)).toEqual([1, 2]);
        expect(await reader.readRevision(2)).toEqual(revision(2, 1));
        expect(await reader.readRevision(3)).toBeNull();
        expect((await reader.readPages(1)).notFound.status).toBe(404);
        expect(readFileSync(join(reader.pagesFolder(1), 'index.html'), 'utf8')).toBe('one');
      }
    });

    it('are never overwritten: whoever comes second is told, and the pages are those of the first', async () => {
      const owners = [another(), another()];
      const added = await Promise.allSettled(
        owners.map(async (owner, index) =>
          owner.addRevision({ ...revision(1), author: `${index}` }, await pagesFolder(`${index}`, owner)),
        ),
      );
      expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(added.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(StoreConflict);
      const winner = added.findIndex(({ status }) => status === 'fulfilled');
      const reader = another();
      expect((await reader.revisions()).map(({ author }) => author)).toEqual([`${winner}`]);
      await reader.readPages(1);
      expect(readFileSync(join(reader.pagesFolder(1), 'index.html'), 'utf8')).toBe(`${winner}`);
    });

    it('take numbers that none has had', async () => {
      expect(await store.nextRevisionNumber()).toBe(1);
      await store.addRevision(revision(1), await pagesFolder());
      expect(await another().nextRevisionNumber()).toBe(2);
    });
  });

  describe('the pointer', () => {
    beforeEach(async () => {
      await store.addRevision(revision(1), await pagesFolder());
      await store.addRevision(revision(2, 1), await pagesFolder());
    });

    it('names nothing before its first move and the last revision after it', async () => {
      const reader = another();
      expect([await store.live(), await reader.live()]).toEqual([null, null]);
      await store.movePointer(0, move(1));
      expect((await reader.live())?.revision.number).toBe(1);
      const moved = await store.movePointer(1, move(2));
      expect(moved).toEqual({ sequence: 2, ...move(2) });
      expect([await store.live(), await reader.live()]).toEqual(
        Array(2).fill({ move: moved, revision: revision(2, 1) }),
      );
      expect((await store.moves()).map((entry) => entry.revision)).toEqual([1, 2]);
    });

    it('is moved by exactly one of many publishers; the others get a conflict', async () => {
      const moved = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) => another().movePointer(0, move((index % 2) + 1))),
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
      ...{ app, at, version: exampleRelease.version, problems: ['no title'] },
    });
    const [late, early] = [
      refusal('mfe-blog', '2026-11-20T10:00:00Z'),
      refusal('shell', '2026-11-20T09:00:00Z'),
    ];
    expect(await store.refusals()).toEqual([]);
    await store.addRefusal(late);
    await store.addRefusal(early);
    expect(await another().refusals()).toEqual([early, late]);
  });
}
