import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { versionPlaceholder, type AppLayout } from '@northgate/build/app-layout.js';
import { integrityPlaceholder } from '@northgate/build/chunk-integrity-plugin.js';
import type { Manifest } from '@northgate/build/manifest.js';
import { listFiles } from '@northgate/build/release/list-files.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { makeRelease } from './make-release.js';

afterEach(removeTemporaryFolders);

const container = `exports.init = () => {};
exports.get = async (name) => () => ({ routes: name === './routes' ? [{ path: '/blog' }, { path: '/blog/:slug' }] : [] });`;
const built = {
  'dist/browser/remoteEntry.js': `load("/assets/mfe-blog/${versionPlaceholder}/browser/", "${'entry '.repeat(40)}");`,
  'dist/browser/remoteEntry.js.map': `{"file":"${versionPlaceholder}"}`,
  'dist/browser/mf-manifest.json': JSON.stringify({
    exposes: [
      {
        path: './blog-page',
        assets: {
          js: { sync: ['chunks/blog-page.1.js'], async: ['chunks/blog-page.1.js', 'chunks/list.1.js'] },
        },
      },
    ],
    remotes: [{ alias: 'mfe-tools', moduleName: 'contact-section' }],
    shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
  } satisfies Manifest),
  'dist/browser/mf-stats.json': '{}',
  'dist/browser/media/body.woff2': 'font',
  'dist/server/remoteEntry.js': container,
  'dist/server/media/cover.avif': 'picture',
  'public/icon.svg': '<svg/>',
};

const assemble = async (files: Record<string, string> = built) => {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  const output = {
    browser: join(folder, 'dist/browser'),
    server: join(folder, 'dist/server'),
    console: join(folder, 'dist/console'),
  };
  const layout: AppLayout = { app: 'mfe-blog', folder, output };
  const target = join(folder, 'release');
  const release = await makeRelease({ layout, mode: 'production', source: 'digest', target });
  return { release, target, read: (file: string) => readFileSync(join(target, file)) };
};

it('describes the release: entries, routes, exposed modules and what it was built from', async () => {
  const { release, read } = await assemble();
  expect(release).toMatchObject({
    app: 'mfe-blog',
    mode: 'production',
    source: 'digest',
    routes: ['/blog', '/blog/:slug'],
    entry: { browser: 'browser/remoteEntry.js', server: 'server/remoteEntry.js' },
    exposes: { './blog-page': ['chunks/blog-page.1.js'] },
    parts: { './blog-page': ['chunks/list.1.js'] },
    uses: ['mfe-tools/contact-section'],
    shared: { react: '^19.3.1' },
  });
  expect(JSON.parse(String(read('release.json')))).toEqual(release);
});

it('gives the same content the same version, wherever it was built', async () => {
  const [first, second] = [await assemble(), await assemble()];
  expect(first.release).toEqual(second.release);
  expect(first.release.version).toMatch(/^[0-9a-f]{12}$/);
});

it.each([
  ['a script', 'dist/browser/remoteEntry.js', 'load(2);'],
  ['the server build', 'dist/server/remoteEntry.js', `${container}\n`],
  ['a public file', 'public/icon.svg', '<svg></svg>'],
  ['a further file', 'dist/browser/chunks/more.js', 'more();'],
])('gives another version when %s changes', async (_, file, content) => {
  const [before, after] = [await assemble(), await assemble({ ...built, [file]: content })];
  expect(after.release.version).not.toBe(before.release.version);
});

it('writes the version in place of the placeholder, without moving a character', async () => {
  const { release, read } = await assemble();
  const script = String(read('browser/remoteEntry.js'));
  expect(script).toContain(`/assets/mfe-blog/${release.version}/browser/`);
  expect(script).toHaveLength(built['dist/browser/remoteEntry.js'].length);
  expect(String(read('browser/remoteEntry.js.map'))).toBe(`{"file":"${release.version}"}`);
});

it('tells the entry what its chunks must be, so that no other bytes are run', async () => {
  const { release, read } = await assemble({
    ...built,
    'dist/browser/remoteEntry.js': `check("${integrityPlaceholder}");`,
    'dist/browser/chunks/listing.0a1b2c3d.js': `at("${versionPlaceholder}")`,
  });
  const chunk = release.files['browser/chunks/listing.0a1b2c3d.js']?.sha384;
  const [, list] = /^check\("(.*)"\);$/.exec(String(read('browser/remoteEntry.js'))) ?? [];
  expect([...new URLSearchParams(list)]).toEqual([['listing.0a1b2c3d.js', `sha384-${chunk}`]]);
});

it('lists every file with its size and SHA-384, and no other', async () => {
  const { release, target, read } = await assemble();
  const files = (await listFiles(target)).filter((file) => !/\.(br|gz|zst)$|^release\.json$/.test(file));
  expect(Object.keys(release.files)).toEqual(files);
  for (const [file, { bytes, sha384 }] of Object.entries(release.files)) {
    expect(bytes).toBe(read(file).length);
    expect(sha384).toBe(createHash('sha384').update(read(file)).digest('base64'));
  }
});

it('puts compressed copies beside texts for browsers, and beside nothing else', async () => {
  const { target, read } = await assemble();
  const compressed = (await listFiles(target)).filter((file) => /\.(br|gz|zst)$/.test(file));
  const endings = 'createZstdCompress' in zlib ? ['br', 'gz', 'zst'] : ['br', 'gz'];
  expect(compressed).toEqual(
    ['browser/remoteEntry.js', 'public/icon.svg'].flatMap((file) => endings.map((end) => `${file}.${end}`)),
  );
  const script = String(read('browser/remoteEntry.js'));
  expect(String(zlib.brotliDecompressSync(read('browser/remoteEntry.js.br')))).toBe(script);
  expect(String(zlib.gunzipSync(read('browser/remoteEntry.js.gz')))).toBe(script);
});

it('serves pictures that only the server build names to browsers too', async () => {
  const { release } = await assemble();
  expect(Object.keys(release.files)).toEqual(
    expect.arrayContaining(['browser/media/body.woff2', 'browser/media/cover.avif']),
  );
  expect(Object.keys(release.files)).not.toContain('server/media/cover.avif');
});

it('begins with an empty folder and keeps the list of scripts to itself', async () => {
  const { release, target } = await assemble({ ...built, 'release/left-over.js': 'old();' });
  expect(await listFiles(target)).not.toContain('left-over.js');
  expect(Object.keys(release.files).filter((file) => file.includes('mf-'))).toEqual([]);
});
