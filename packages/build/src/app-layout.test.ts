import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { containerName, readAppLayout, versionPlaceholder } from './app-layout.js';

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

it('exposes every module of the expose folder in order, and neither tests nor other files', () => {
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
  expect(readAppLayout(root, 'mfe-blog').exposes).toEqual({
    './blog-page': join(root, 'mfe-blog/src/expose/blog-page.tsx'),
    './routes': join(root, 'mfe-blog/src/expose/routes.ts'),
  });
});

it('exposes nothing of an app without that folder', () => {
  write('shell/src/browser/main.ts');
  expect(readAppLayout(root, 'shell').exposes).toEqual({});
});

it('builds both sides beside the app, in the folder it is told', () => {
  expect(readAppLayout(root, 'shell').output).toEqual({
    browser: join(root, 'shell/dist/browser'),
    server: join(root, 'shell/dist/server'),
  });
  expect(readAppLayout(root, 'shell', 'dist/development').output.server).toBe(
    join(root, 'shell/dist/development/server'),
  );
});

it('names a container as JavaScript can', () => {
  expect(containerName('mfe-blog')).toBe('mfe_blog');
});

it('keeps the place of a version with as many characters as a version has', () => {
  expect(versionPlaceholder).toHaveLength(12);
});
