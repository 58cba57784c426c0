import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { Release } from '@northgate/contracts/release.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import pino from 'pino';
import { publishRelease } from '../publish/publish-release.js';
import { unopened } from '../gate/browser-gate.js';
import { Composer } from '../release/composer.js';
import { PageServer } from '../serve/page-server.js';
import { CandidateLinks } from '../candidates/candidate-links.js';
import { ask } from '../testing/ask.js';
import { BucketServer } from '../testing/bucket-server.js';
import { FakeApi } from '../testing/fake-api.js';
import { fakeRemote, fakeShell, type FakeRelease } from '../testing/fake-release.js';
import { marketingPages } from '../testing/fake-site.js';
import { keepsTheStoreContract } from '../testing/store-contract.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { ObjectBucket } from './object-bucket.js';
import { ObjectStore } from './object-store.js';

/** A server of the operator's choice, or one that is made for this. */
const server = new BucketServer();

describe('in a bucket', () => {
  beforeAll(async () => {
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: process.env.S3_TEST_ENDPOINT ?? (await server.start()),
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? 'test',
      AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? 'test-secret',
    });
  });
  afterEach(removeTemporaryFolders);
  afterAll(() => server.stop());

  const openBucket = async (hear: (cache: string) => void = () => {}) => {
    const name = `store-${randomUUID()}`;
    await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: name }));
    return () => {
      const cache = temporaryFolder();
      hear(cache);
      return new ObjectStore(new ObjectBucket(`s3://${name}/site`), cache);
    };
  };

  keepsTheStoreContract(() => openBucket());

  it('a page server on another machine serves what was released here, files of releases before, and candidates', async () => {
    const open = await openBucket();
    const [store, api] = [open(), new FakeApi()];
    await api.start();
    const composer = new Composer({
      store,
      brand: defaultBrand,
      apiOrigin: api.origin,
      renderTime: 30_000,
      open: async () => unopened('fake pages'),
    });
    const publish = async (...built: Promise<FakeRelease>[]) => {
      const releases = await Promise.all(built);
      for (const { folder, release } of releases) await publishRelease(store, folder, release);
      return releases.map(({ release }) => release);
    };
    const first = await publish(
      fakeShell('one'),
      fakeRemote('mfe-marketing', 'one', marketingPages),
      fakeRemote('mfe-tools', 'one', []),
    );
    await composer.release(first, 'release');
    await composer.release(await publish(fakeShell('two')), 'release');
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { revision } = await composer.preview(await publish(fakeShell('three')), 'a look', expiresAt);

    const links = new CandidateLinks('a secret of sixteen');
    const elsewhere = new PageServer({
      ...{ store: open(), apiOrigin: api.origin, host: '127.0.0.1', port: 0 },
      log: pino({ level: 'silent' }),
      candidateLinks: async () => links,
    });
    const port = await elsewhere.start();
    const get = async (path: string, cookie = '') => {
      const { status, body } = await ask(port, path, { headers: { cookie } });
      return [status, String(body)];
    };
    const pass = links.sign({ revision: revision.number, expires: Date.parse(expiresAt) });
    const page = await get('/contact');
    const file = await get(`/assets/shell/${first[0]!.version}/browser/main.js`);
    const candidate = await get('/contact', `northgate_candidate=${pass}`);
    await Promise.all([elsewhere.stop(), api.stop()]);
    expect(page).toEqual([200, expect.stringContaining('frame two')]);
    expect(file).toEqual([200, expect.stringContaining('boot one')]);
    expect(candidate).toEqual([200, expect.stringContaining('frame three')]);
  });

  describe('what was removed on another machine', () => {
    let api: FakeApi;
    let caches: string[];
    let here: ObjectStore;
    let there: ObjectStore;
    let shells: Release[];
    const composerOf = (store: ObjectStore) =>
      new Composer({
        ...{ store, brand: defaultBrand, apiOrigin: api.origin, renderTime: 30_000 },
        open: async () => unopened('fake pages'),
      });

    beforeEach(async () => {
      caches = [];
      const open = await openBucket((cache) => void caches.push(cache));
      [here, there] = [open(), open()];
      api = new FakeApi();
      await api.start();
      const publish = async (built: Promise<FakeRelease>) => {
        const { folder, release } = await built;
        await publishRelease(there, folder, release);
        return release;
      };
      const others = [fakeRemote('mfe-marketing', 'one', marketingPages), fakeRemote('mfe-tools', 'one', [])];
      const released = await Promise.all([fakeShell('one'), ...others].map(publish));
      await composerOf(there).release(released, 'release');
      const next = await publish(fakeShell('two'));
      await composerOf(there).release([next], 'release');
      shells = [released[0]!, next];
      // This machine has used all of it.
      for (const number of [1, 2]) await here.readPages(number);
      for (const { app, version } of shells) await here.readRelease(app, version);
    });
    afterEach(() => api.stop());

    it('is nothing to go back to, whatever this machine has a copy of', async () => {
      await there.removePages(1);
      await expect(composerOf(here).rollback(1)).rejects.toThrow(
        'The pages of revision 1 are not in the store any more.',
      );
      await there.removeRelease('shell', shells[0]!.version);
      const gone = `shell ${shells[0]!.version} is not in the store any more.`;
      await expect(composerOf(here).rollbackApp('shell')).rejects.toThrow(gone);
      await expect(composerOf(here).release([shells[0]!], 'again')).rejects.toThrow(gone);
      expect((await there.live())?.revision.number).toBe(2);
    });

    it('goes from this machine with the next move, with what was left unfinished long ago', async () => {
      const cache = caches[0]!;
      const [old, young] = [await here.scratchFolder(), await here.scratchFolder()];
      await utimes(old, new Date(0), new Date(0));
      await there.removePages(1);
      for (const { app, version } of shells) await there.removeRelease(app, version);
      const server = new PageServer({
        ...{ store: here, apiOrigin: api.origin, host: '127.0.0.1', port: 0 },
        log: pino({ level: 'silent' }),
      });
      await server.start();
      const isThere = (...path: string[]) => existsSync(join(cache, ...path));
      while (isThere('releases/shell', shells[0]!.version) || existsSync(old))
        await new Promise((resolve) => setTimeout(resolve, 20));
      await server.stop();
      expect(isThere('pages/000001')).toBe(false);
      // What is live may have its last copy here.
      expect([isThere('pages/000002'), isThere('releases/shell', shells[1]!.version)]).toEqual([true, true]);
      expect(existsSync(young)).toBe(true);
    });
  });
});
