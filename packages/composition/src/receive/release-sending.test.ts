import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRelease } from '@northgate/cli/send-release.js';
import { create, Header } from 'tar';
import { breakingConnection } from '../testing/breaking-connection.js';
import { fakeRemote, type FakeRelease } from '../testing/fake-release.js';
import { blogPages } from '../testing/fake-site.js';
import { SendingSite } from '../testing/sending-site.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

let site: SendingSite;
let next: FakeRelease;
beforeEach(async () => {
  site = await SendingSite.open();
  next = await fakeRemote('mfe-blog', 'two', blogPages);
});
afterEach(() => site.close());

const send = (release = next, told: string[] = [], to = site.origin) =>
  sendRelease(release.folder, {
    to,
    token: site.token,
    order: { reason: 'from elsewhere' },
    tell: (text) => told.push(text),
  });
const missingOf = async (release = next) =>
  ((await (await site.ask(release)).json()) as { missing: string[] }).missing;
const archiveOf = async (files: string[], folder = next.folder): Promise<Buffer> =>
  create({ cwd: folder, portable: true }, files).concat();
const sendFiles = (body: Buffer) => site.problem(next, { path: '/files', body: new Uint8Array(body) });

describe('a release that is sent', () => {
  it('goes live as it was built, and the history says by whom and why', async () => {
    const told: string[] = [];
    const { outcome } = await send(next, told);
    expect(outcome).toMatchObject({
      type: 'released',
      revision: 2,
      rendered: expect.arrayContaining(['/blog']),
    });
    expect(await site.version('mfe-blog')).toBe(next.release.version);
    const { revision, move } = (await site.site.store.live())!;
    expect(revision.author).toMatch(/^Blog CI \(token [0-9a-f]{12}\)$/);
    expect([revision.reason, move.author]).toEqual(['from elsewhere', revision.author]);
    expect(told.join('\n')).toMatch(/Sending \d+ of \d+ files[\s\S]*Rendering what mfe-blog/);
    const stored = site.site.store.releaseFolder('mfe-blog', next.release.version);
    for (const file of ['browser/remoteEntry.js', 'browser/remoteEntry.js.br', 'release.json'])
      expect(await readFile(join(stored, file))).toEqual(await readFile(join(next.folder, file)));
    expect(existsSync(join(site.quarantine, 'mfe-blog', next.release.version))).toBe(false);
  });

  it('is sent without what the store has already', async () => {
    const missing = await missingOf();
    expect(missing).toContain('browser/remoteEntry.js');
    expect(missing).not.toContain('server/package.json');
    expect(missing).not.toContain('browser/remoteEntry.js.map');
  });

  it('is nothing new when it is live', async () => {
    await send();
    const before = site.stored();
    const told: string[] = [];
    expect((await send(next, told)).outcome).toEqual({ type: 'unchanged' });
    expect([told, site.stored()]).toEqual([[], before]);
  });

  it('is nothing new either when other sources made the same, such as one with another comment', async () => {
    const live = await fakeRemote('mfe-blog', 'one', blogPages);
    const release = { ...live.release, source: 'with another comment' };
    await writeFile(join(live.folder, 'release.json'), JSON.stringify(release));
    expect((await send({ ...live, release })).outcome).toEqual({ type: 'unchanged' });
  });

  it('goes on where a broken connection ended', async () => {
    const before = site.stored();
    const missing = await missingOf();
    const [first = ''] = missing;
    const archive = await archiveOf(missing);
    const size = next.release.files[first]!.bytes;
    const whole = 512 + Math.ceil(size / 512) * 512;
    await halfSent(archive.subarray(0, whole + 700));
    expect(await missingOf()).toEqual(missing.slice(1));
    expect(await site.problem(next, { method: 'POST', json: {} })).toMatchObject({
      status: 409,
      code: 'files-missing',
    });
    expect(site.stored()).toEqual(before);
    expect((await send()).outcome.type).toBe('released');
  });

  it('is sent to its end when the connection breaks off behind its first file', async () => {
    const [first = ''] = await missingOf();
    const whole = 512 + Math.ceil(next.release.files[first]!.bytes / 512) * 512;
    const way = await breakingConnection(site.origin, '/files', whole + 700);
    const { outcome } = await send(next, [], way.origin).finally(way.close);
    expect(outcome.type).toBe('released');
  });

  it('is refused by the gate with every reason, and nothing live changes', async () => {
    next = await fakeRemote('mfe-blog', 'bad', [{ path: '/blog', throws: 'no posts today' }]);
    const { outcome } = await send();
    expect(outcome).toMatchObject({ type: 'refused', held: false });
    expect(outcome.type === 'refused' && outcome.problems.join()).toContain('no posts today');
    expect((await site.site.store.live())?.revision.number).toBe(1);
  });

  it('brings the pictures of what looks different, and passes once that is wanted', async () => {
    const look = {
      path: '/blog',
      what: 'the heading moved',
      live: 'bGl2ZQ==',
      candidate: 'bmV3',
      difference: '',
    };
    site.site.open = async () => ({
      record: { browser: 'passed', pages: 1, seconds: 1 },
      ...{ problems: [], pictures: [], looks: [look] },
    });
    expect((await send()).outcome).toMatchObject({ type: 'refused', held: true, looks: [look] });
    expect((await site.order(next, { acceptLook: true })).at(-1)).toMatchObject({ type: 'released' });
  });

  it('waits for another one in the gate, and the same one is not begun twice', async () => {
    const tools = await fakeRemote('mfe-tools', 'two', []);
    const { token } = await site.tokens.add('mfe-tools', { by: 'Tools CI' });
    const options = { to: site.origin, order: {} };
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    site.before = () => held;
    const one = send();
    while (!existsSync(join(site.quarantine, 'mfe-blog', next.release.version, 'release.json')))
      await wait(20);
    while ((await missingOf()).length) await wait(20);
    await wait(300);
    const told: string[] = [];
    const other = sendRelease(tools.folder, { ...options, token, tell: (text) => told.push(text) });
    await expect(send()).rejects.toThrow(/is being released already. \(under-way\)/);
    while (!told.some((text) => text.includes('waits for it'))) await wait(20);
    go();
    expect([(await one).outcome.type, (await other).outcome.type]).toEqual(['released', 'released']);
    expect(await site.version('mfe-blog')).toBe(next.release.version);
    expect(await site.version('mfe-tools')).toBe(tools.release.version);
  });
});

describe('who may send', () => {
  let before: string[];
  beforeEach(() => (before = site.stored()));
  afterEach(() => {
    expect(site.stored()).toEqual(before);
    expect(existsSync(site.quarantine)).toBe(false);
  });

  it('needs a token that is known, of this app', async () => {
    expect(await site.problem(next, { token: '' })).toMatchObject({ status: 401, code: 'no-token' });
    expect(await site.problem(next, { token: `${site.token.slice(0, -1)}~` })).toMatchObject({
      status: 401,
      code: 'unknown-token',
    });
    const tools = await fakeRemote('mfe-tools', 'two', []);
    expect(await site.problem(tools)).toMatchObject({ status: 403, code: 'not-your-app' });
    expect((await site.problem(tools)).title).toContain('may release mfe-blog, not mfe-tools');
  });

  it('needs one that was not withdrawn and is not past its time', async () => {
    const [{ id } = { id: '' }] = await site.tokens.list();
    const old = await site.tokens.add('mfe-blog', { by: 'Old CI', days: -1 });
    expect(await site.problem(next, { token: old.token })).toMatchObject({ code: 'unknown-token' });
    await site.tokens.withdraw(id);
    expect(await site.problem(next)).toMatchObject({ status: 401, code: 'unknown-token' });
  });

  it('does not find other addresses', async () => {
    const answer = await fetch(`${site.origin}/__site/releases/none/0123456789ab`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});

describe('what is not taken', () => {
  let before: string[];
  beforeEach(() => (before = site.stored()));
  afterEach(async () => {
    expect(site.stored()).toEqual(before);
    expect((await site.site.store.live())?.revision.number).toBe(1);
    expect(existsSync(join(site.site.folder, 'out.js'))).toBe(false);
  });

  const described = (change: (release: FakeRelease['release']) => unknown) =>
    site.problem(next, { json: change(structuredClone(next.release)) });
  const withFile = (file: string, bytes = 1) =>
    described((release) => ({
      ...release,
      files: { ...release.files, [file]: { bytes, sha384: 'A'.repeat(64) } },
    }));

  it.each([
    '../../out.js',
    'browser/../../out.js',
    '/etc/out.js',
    'browser/./out.js',
    'browser//out.js',
    'browser\\out.js',
    'release.json',
    'browser/.hidden.js',
    'browser/out\u0000.js',
    'browser/remoteEntry.js/out.js',
    'browser/remoteEntry.js.br',
  ])('a path such as %j', async (file) => {
    expect(await withFile(file)).toMatchObject({ status: 400, code: 'bad-release' });
  });

  it('a release larger than it may be', async () => {
    expect(await withFile('browser/large.js', 2 * 1024 * 1024)).toMatchObject({
      status: 413,
      code: 'too-large',
    });
    const many = Object.fromEntries(
      Array.from({ length: 101 }, (_, index) => [
        `browser/${index}.js`,
        { bytes: 0, sha384: 'A'.repeat(64) },
      ]),
    );
    const files = { ...next.release.files, ...many };
    expect(await described((release) => ({ ...release, files }))).toMatchObject({ code: 'too-large' });
    const source = 'x'.repeat(2 * 1024 * 1024);
    expect(await described((release) => ({ ...release, source }))).toMatchObject({
      status: 413,
      code: 'too-large',
    });
  });

  it('a description that is none, or of another release', async () => {
    expect(await described(() => ({}))).toMatchObject({ status: 400, code: 'bad-release' });
    expect(await described((release) => ({ ...release, app: 'mfe-tools' }))).toMatchObject({
      code: 'bad-release',
    });
    expect(await described((release) => ({ ...release, mode: 'development' }))).toMatchObject({
      code: 'bad-release',
    });
    const answer = await site.ask(next, { json: undefined, path: '', method: 'PUT' });
    expect(answer.status).toBe(200);
    const broken = await fetch(answer.url, {
      method: 'PUT',
      headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
      body: '{"app":',
    });
    expect(broken.status).toBe(400);
  });

  it('other content for a version that is in the store', async () => {
    const live = await fakeRemote('mfe-blog', 'one', blogPages);
    expect(live.release.version).toBe(await site.version('mfe-blog'));
    const json = { ...live.release, routes: ['/other'] };
    expect(await site.problem(live, { json })).toMatchObject({ status: 409, code: 'version-taken' });
  });

  it('files before their description, and a release of nothing', async () => {
    expect(await sendFiles(await archiveOf(['browser/remoteEntry.js']))).toMatchObject({
      status: 404,
      code: 'nothing-sent',
    });
    expect(await site.problem(next, { method: 'POST', json: {} })).toMatchObject({ code: 'nothing-sent' });
  });

  describe('of an archive', () => {
    beforeEach(() => missingOf());
    const file = 'browser/remoteEntry.js';

    it('one that is broken, cut off or compressed', async () => {
      const archive = await archiveOf([file]);
      expect(await sendFiles(Buffer.from('no archive at all '.repeat(100)))).toMatchObject({
        status: 400,
        code: 'bad-archive',
      });
      expect(await sendFiles(archive.subarray(0, 700))).toMatchObject({ code: 'bad-archive' });
      const gzip = await create({ cwd: next.folder, gzip: true }, [file]).concat();
      expect(await sendFiles(gzip)).toMatchObject({ code: 'bad-archive' });
      expect(await missingOf()).toContain(file);
    });

    it('a file that is not what was described', async () => {
      const folder = temporaryFolder();
      await cp(next.folder, folder, { recursive: true });
      const content = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), content.replace('two', 'owt'));
      expect(await sendFiles(await archiveOf([file], folder))).toMatchObject({
        status: 422,
        code: 'bad-file',
      });
      expect(await missingOf()).toContain(file);
    });

    it('a file that was not asked for, a link, a path that leads out', async () => {
      expect(await sendFiles(await archiveOf(['server/package.json']))).toMatchObject({
        status: 400,
        code: 'not-asked-for',
      });
      const folder = temporaryFolder();
      await cp(next.folder, folder, { recursive: true });
      await rm(join(folder, file));
      await symlink('/etc/passwd', join(folder, file));
      expect(await sendFiles(await archiveOf([file], folder))).toMatchObject({ code: 'not-asked-for' });
      const header = new Header({ path: '../../out.js', size: 3, type: 'File', mode: 0o644 });
      header.encode();
      const out = Buffer.concat([header.block!, Buffer.from('out'.padEnd(512, '\0')), Buffer.alloc(1024)]);
      expect(await sendFiles(out)).toMatchObject({ code: 'not-asked-for' });
    });

    it('more than was asked for', async () => {
      const archive = Buffer.concat([await archiveOf([file]), Buffer.alloc(400 * 1024)]);
      expect(await sendFiles(archive)).toMatchObject({ status: 413, code: 'too-large' });
    });
  });
});

/** Sends the beginning of an archive and breaks the connection off. */
async function halfSent(begin: Buffer): Promise<void> {
  const { app, version } = next.release;
  const sent = request(`${site.origin}/__site/releases/${app}/${version}/files`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/x-tar' },
  });
  sent.on('error', () => {});
  sent.write(begin);
  const started = Date.now();
  while ((await missingOf()).length === 0 || Date.now() - started < 300) await wait(50);
  sent.destroy();
  await wait(300);
}
