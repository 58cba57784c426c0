import { generateKeyPair, SignJWT } from 'jose';
import { join } from 'node:path';
import { sendRelease } from '@northgate/cli/send-release.js';
import { releaseToken } from '@northgate/cli/release-token.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages } from '../testing/fake-site.js';
import { IdentityIssuer } from '../testing/identity-issuer.js';
import { SendingSite } from '../testing/sending-site.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { ReleaseIdentities } from './release-identities.js';

const audience = 'https://control.example';
let issuer: IdentityIssuer;
let identities: ReleaseIdentities;

const trusting = async (jobs: object) => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'trusted.json': JSON.stringify([jobs]) });
  return ReleaseIdentities.read(join(folder, 'trusted.json'));
};
const jobs = (more: object = {}) => ({
  ...{ issuer: issuer.origin, audience, claims: { repository: 'acme/blog' }, apps: ['mfe-blog'] },
  ...more,
});

beforeEach(async () => {
  issuer = await IdentityIssuer.open();
  identities = await trusting(jobs());
});
afterEach(async () => {
  await issuer.close();
  removeTemporaryFolders();
});

it('knows a job by what its issuer signed, with keys fetched over HTTP once', async () => {
  const who = { apps: ['mfe-blog'], by: `repo:acme/blog (${new URL(issuer.origin).host})`, records: false };
  expect(await identities.find(await issuer.identity())).toEqual(who);
  expect(await identities.find(await issuer.identity())).toEqual(who);
  expect(issuer.fetched).toBe(1);
});

it('trusts no other repository, audience or issuer, and nothing that is over', async () => {
  const found = async (...given: Parameters<IdentityIssuer['identity']>) =>
    identities.find(await issuer.identity(...given));
  expect(await found({ repository: 'stranger/blog' })).toBeNull();
  expect(await found({ repository: undefined })).toBeNull();
  expect(await found({ repository: ['acme/blog'] })).toBeNull();
  expect(await found({ aud: 'https://other.example' })).toBeNull();
  expect(await found({ sub: undefined })).toBeNull();
  expect(await found({}, { issuer: 'https://other.example' })).toBeNull();
  expect(await found({}, { expires: '-5m' })).toBeNull();
  expect(await identities.find('no.identity.atall')).toBeNull();
});

it('trusts no signature but one of the keys that the issuer publishes', async () => {
  const claims = { iss: issuer.origin, sub: 'repo:acme/blog', aud: audience, repository: 'acme/blog' };
  const { privateKey } = await generateKeyPair('RS256');
  const sign = (kid: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).setExpirationTime('5m').sign(privateKey);
  expect(await identities.find(await sign('first'))).toBeNull();
  expect(await identities.find(await sign('unknown'))).toBeNull();
  const shared = new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'first' })
    .setExpirationTime('5m');
  expect(await identities.find(await shared.sign(Buffer.alloc(32)))).toBeNull();
  const none = [{ alg: 'none' }, { ...claims, exp: Date.now() }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  expect(await identities.find(`${none}.`)).toBeNull();
});

it('says that an issuer cannot be asked, and asks again the next time', async () => {
  issuer.away = true;
  await expect(identities.find(await issuer.identity())).rejects.toThrow(/answers 500/);
  issuer.away = false;
  expect(await identities.find(await issuer.identity())).not.toBeNull();
});

it.each([
  [{ issuer: 'http://ci.example' }, /issuer: must be an https address/],
  [{ claims: {} }, /claims: must name a claim/],
  [{ apps: ['blog'] }, /apps/],
  [{ audiences: [] }, /RELEASE_IDENTITIES/],
])('refuses to trust %j', async (more, says) => {
  await expect(trusting(jobs(more))).rejects.toThrow(says);
});

it('lets a job release its app with the identity that GitHub hands it, and no other app', async () => {
  const site = await SendingSite.open(identities);
  const { createServer } = await import('node:http');
  const hands = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://here').searchParams.get('audience');
    void issuer.identity({ aud: asked ?? '' }).then((value) => response.end(JSON.stringify({ value })));
  });
  await new Promise<void>((resolve) => hands.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = hands.address() as { port: number };
    const token = await releaseToken(audience, {
      ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${port}/token?version=2`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the job',
    });
    const options = { to: site.origin, token, order: {}, tell: () => {} };
    const next = await fakeRemote('mfe-blog', 'two', blogPages);
    expect((await sendRelease(next.folder, options)).outcome.type).toBe('released');
    expect((await site.site.store.live())?.revision.author).toContain('repo:acme/blog');
    const tools = await fakeRemote('mfe-tools', 'two', []);
    await expect(sendRelease(tools.folder, options)).rejects.toThrow(/may release mfe-blog, not mfe-tools/);
  } finally {
    hands.close();
    await site.close();
  }
}, 120_000);
