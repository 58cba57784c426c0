import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const blog = (text: string) => fakeRemote('mfe-blog', text, [{ ...blogPages[0], path: '/blog', body: text }]);

let site: FakeSite;
beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  await site.release(blog('two'));
  await site.release(blog('three'));
});
afterAll(() => site.close());

/**
 * Runs statements with a composer on a copy of the store that lies on a disk of its own, which `prepare` has spoilt, and
 * answers what they return. The disk is in memory, in a namespace where this user may mount one.
 */
function on(prepare: string, statements: string): unknown {
  const disk = join(site.folder, `disk-${Math.random()}`);
  mkdirSync(disk);
  const script = `
    import { FolderStore } from '${dist}/store/folder-store.js';
    import { Composer } from '${dist}/release/composer.js';
    import { sentenceOf } from '${dist}/release/sentence-of.js';
    import { unopened } from '${dist}/gate/browser-gate.js';
    import { defaultBrand as brand } from '@northgate/site/brand.default.js';
    const store = new FolderStore('${disk}/store');
    const options = { store, brand, apiOrigin: '${site.api.origin}', renderTime: 30_000, open: async () => unopened('fake pages') };
    const composer = new Composer(options);
    const run = async () => { ${statements} };
    console.log(JSON.stringify(await run().catch((error) => ({ sentence: sentenceOf(error) }))));
    process.exit();`;
  const shell = `
    set -e
    mount -t tmpfs -o size=16m tmpfs '${disk}'
    cp -a '${site.folder}/store' '${disk}/store'
    ${prepare.replaceAll('$disk', disk)}
    cd '${join(dist, '..')}'
    '${process.execPath}' --input-type=module -e "$SCRIPT"`;
  const env = { ...process.env, SCRIPT: script, NODE_OPTIONS: '' };
  const output = execFileSync('unshare', ['-rm', 'sh', '-c', shell], { env, encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

const full = `cat /dev/zero > '$disk/filler' 2>/dev/null || true`;
const live = `return (await store.live()).revision.number;`;

describe('on a full disk', () => {
  it('everything goes back', () => {
    expect(on(full, `await composer.rollback(); ${live}`)).toBe(2);
  });

  it('goes back and forth as often as anybody wants', () => {
    const often = 'for (const number of [1, 2, 1, 3, 1]) await composer.rollback(number);';
    expect(on(full, `${often} ${live}`)).toBe(1);
  });

  it('one app goes back', async () => {
    const revision = await site.store.readRevision(2);
    const versions = `return (await store.live()).revision.apps['mfe-blog'].version;`;
    expect(on(full, `await composer.rollbackApp('mfe-blog'); ${versions}`)).toBe(
      revision?.apps['mfe-blog']?.version,
    );
  });

  it('a refusal is kept whole or not at all, and those before it can be read', () => {
    const add = (log: string) =>
      `await store.addRefusal({ app: 'shell', version: '', at: '${log.length}', problems: [], log: ${log} })`;
    const read = 'return (await store.refusals()).map(({ at }) => at);';
    const large = `'x'.repeat(9_000_000)`;
    expect(on(full, `${add(large)}.catch(() => {}); ${read}`)).toEqual([]);
  });

  it('what needs space fails with one sentence that names the file and what to do', () => {
    const publish = `await store.addRelease('${site.store.releaseFolder('shell', '')}', { app: 'mfe-blog', version: '0123456789ab' });`;
    expect(on(full, publish)).toEqual({
      sentence: expect.stringMatching(/^\S*\/store\/\S+ cannot be used \(ENOSPC\)\. The disk is full\. .*$/),
    });
  });
});

it('says in one sentence that a disk is mounted read-only', () => {
  expect(on(`mount -o remount,ro '$disk'`, 'await composer.rollback();')).toEqual({
    sentence: expect.stringMatching(
      /^\S*\/store\/\S+ cannot be used \(EROFS\)\. The disk is mounted read-only\. .*$/,
    ),
  });
});
