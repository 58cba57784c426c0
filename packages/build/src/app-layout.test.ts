import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { appLayout, containerName, modulesIn, rootOf, versionPlaceholder } from './app-layout.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-test-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (...files: string[]): void => {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
};

it('exposes every module of a folder in order, and neither tests nor other files', () => {
  write(
    ...[
      'routes.ts',
      'blog-page.tsx',
      'blog-page.test.tsx',
      'routes.test.ts',
      'notes.md',
      'parts/more.tsx',
    ].map((file) => `mfe-blog/src/expose/${file}`),
  );
  expect(modulesIn(join(root, 'mfe-blog'), 'src/expose')).toEqual({
    './blog-page': './src/expose/blog-page.tsx',
    './routes': './src/expose/routes.ts',
  });
});

it('finds the repository above an app, wherever in it the app lies', () => {
  write('package-lock.json', 'mfe-blog/package.json', '.cache/campaign/1/mfe-blog/package.json');
  expect(rootOf(join(root, 'mfe-blog'))).toBe(root);
  expect(rootOf(join(root, '.cache/campaign/1/mfe-blog'))).toBe(root);
});

it('says so of a folder that is part of none', () => {
  expect(() => rootOf(root)).toThrow('No package-lock.json lies above this folder.');
});

it('builds both sides beside the app, in the folder it is told', () => {
  expect(appLayout(root, 'shell').output).toEqual({
    browser: join(root, 'shell/dist/browser'),
    server: join(root, 'shell/dist/server'),
    console: join(root, 'shell/dist/console'),
  });
  expect(appLayout(root, 'shell', 'dist/development').output.server).toBe(
    join(root, 'shell/dist/development/server'),
  );
});

it('names a container as JavaScript can', () => {
  expect(containerName('mfe-blog')).toBe('mfe_blog');
});

it('keeps the place of a version with as many characters as a version has', () => {
  expect(versionPlaceholder).toHaveLength(12);
});
