import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceDigest } from './source-digest.js';

let root: string;
let before: string;
const digest = (mode = 'production') => sourceDigest(root, 'mfe-blog', mode);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'build-test-'));
  writeFiles(root, {
    'mfe-blog/src/expose/routes.ts': 'routes',
    'mfe-blog/package.json': '{}',
    'mfe-tools/src/expose/routes.ts': 'routes',
    'packages/ui/src/button.tsx': 'button',
    'package-lock.json': '{}',
  });
  before = await digest();
});
afterEach(() => rmSync(root, { recursive: true }));

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

it('is the same as long as nothing changes', async () => {
  expect(await digest()).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  'mfe-blog/src/expose/routes.ts',
  'mfe-blog/src/features/more.tsx',
  'mfe-blog/public/icon.svg',
  'mfe-blog/package.json',
  'packages/contracts/src/page.ts',
  'packages/site/src/paths.ts',
  'packages/ui/src/button.tsx',
  'packages/ui/assets/font.woff2',
  'packages/build/src/sheet-loader.ts',
  'packages/build/tsconfig.apps.json',
  'mfe-blog/webpack.config.mjs',
  'package-lock.json',
])('changes with %s', async (file) => {
  writeFiles(root, { [file]: 'changed' });
  expect(await digest()).not.toBe(before);
});

it.each([
  'mfe-blog/src/expose/routes.test.ts',
  'mfe-blog/src/features/more.test.tsx',
  'mfe-blog/README.md',
  'mfe-tools/src/expose/routes.ts',
  'packages/composition/src/environment.ts',
  'api/src/main.ts',
])('does not change with %s', async (file) => {
  writeFiles(root, { [file]: 'changed' });
  expect(await digest()).toBe(before);
});

it('changes when a source is renamed', async () => {
  renameSync(join(root, 'mfe-blog/src/expose/routes.ts'), join(root, 'mfe-blog/src/expose/pages.ts'));
  expect(await digest()).not.toBe(before);
});

it('differs between modes', async () => {
  expect(await digest('development')).not.toBe(before);
});
