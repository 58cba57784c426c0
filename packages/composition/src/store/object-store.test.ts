import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
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

  const openBucket = async () => {
    const name = `store-${randomUUID()}`;
    await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: name }));
    return () => new ObjectStore(new ObjectBucket(`s3://${name}/site`), temporaryFolder());
  };

  keepsTheStoreContract(openBucket);

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
});
