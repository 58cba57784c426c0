import { assetPath, release } from './release.js';

const valid = {
  app: 'mfe-blog',
  version: '0123456789ab',
  mode: 'production',
  source: 'f'.repeat(64),
  routes: ['/blog', '/blog/:slug'],
  entry: { browser: 'browser/remoteEntry.js', server: 'server/remoteEntry.js' },
  exposes: { './blog-page': ['chunks/blog-page.js'] },
  parts: { './blog-page': ['chunks/list.js'] },
  uses: [],
  menu: [{ title: 'Blog', path: '/blog' }],
  shared: { react: '^19.3.1' },
  files: { 'browser/remoteEntry.js': { bytes: 10, sha384: 'abc' } },
};

it('accepts a whole release', () => {
  expect(release.parse(valid)).toEqual(valid);
});

it('accepts a release that was made before apps had entries in the menu', () => {
  const { menu: _, ...older } = valid;
  expect(release.parse(older)).toEqual({ ...valid, menu: [] });
});

it.each<[string, object]>([
  ['an app whose name leads out of its folder', { app: 'mfe-..' }],
  ['an app that is neither host nor remote', { app: 'shop' }],
  ['a version that is too short', { version: '0123456789a' }],
  ['a version that leads out of its folder', { version: '../../../../' }],
  ['a version in upper case', { version: '0123456789AB' }],
  ['an unknown mode', { mode: 'test' }],
  ['a file without its hash', { files: { 'browser/remoteEntry.js': { bytes: 10 } } }],
  ['a file of negative size', { files: { 'browser/remoteEntry.js': { bytes: -1, sha384: 'abc' } } }],
  ['an entry of one side only', { entry: { browser: 'browser/remoteEntry.js' } }],
  ['routes that are no texts', { routes: [{ path: '/blog' }] }],
])('refuses %s', (_, change) => {
  expect(release.safeParse({ ...valid, ...change }).success).toBe(false);
});

it('serves a file of a release below its app and version', () => {
  expect(assetPath('shell', '0123456789ab', 'browser/main.js')).toBe(
    '/assets/shell/0123456789ab/browser/main.js',
  );
});
