import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { defaultBrand } from '@northgate/site/brand.default.js';
import pino from 'pino';
import { publishRelease } from '../publish/publish-release.js';
import { unopened } from '../gate/browser-gate.js';
import { Composer } from '../release/composer.js';
import { PageServer } from '../serve/page-server.js';
import { ask } from '../testing/ask.js';
import { FakeApi } from '../testing/fake-api.js';
import { fakeRemote, fakeShell, type FakeRelease } from '../testing/fake-release.js';
import { marketingPages } from '../testing/fake-site.js';
import { keepsTheStoreContract } from '../testing/store-contract.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { ObjectBucket } from './object-bucket.js';
import { ObjectStore } from './object-store.js';

const endpoint = process.env.S3_TEST_ENDPOINT;
if (!endpoint)
  process.stderr.write(
    '\n  NOT TESTED: the object store. Name an S3-compatible server in S3_TEST_ENDPOINT.\n\n',
  );

(endpoint ? describe : describe.skip)('in a bucket', () => {
  beforeAll(() => {
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? 'test',
      AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? 'test-secret',
    });
  });
  afterEach(removeTemporaryFolders);

  const openBucket = async () => {
    const name = `store-${randomUUID()}`;
    await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: name }));
    return () => new ObjectStore(new ObjectBucket(`s3://${name}/site`), temporaryFolder());
  };

  keepsTheStoreContract(openBucket);

  it('a page server on another machine serves what was released here, and files of releases before', async () => {
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
    const release = async (...built: Promise<FakeRelease>[]) => {
      const releases = await Promise.all(built);
      for (const { folder, release } of releases) await publishRelease(store, folder, release);
      await composer.release(
        releases.map(({ release }) => release),
        'release',
      );
      return releases[0]!.release;
    };
    const shell = await release(
      fakeShell('one'),
      fakeRemote('mfe-marketing', 'one', marketingPages),
      fakeRemote('mfe-tools', 'one', []),
    );
    await release(fakeShell('two'));
    const log = pino({ level: 'silent' });
    const server = new PageServer({ store: open(), apiOrigin: api.origin, host: '127.0.0.1', port: 0, log });
    const port = await server.start();
    const page = await ask(port, '/contact');
    const file = await ask(port, `/assets/shell/${shell.version}/browser/main.js`);
    await Promise.all([server.stop(), api.stop()]);
    expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining('frame two')]);
    expect([file.status, String(file.body)]).toEqual([200, expect.stringContaining('boot one')]);
  });
});
