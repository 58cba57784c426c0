import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appLayout } from '@northgate/build/app-layout.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { buildInProcess } from './build-process.js';

afterEach(removeTemporaryFolders);

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const layoutOf = (root: string, routes: string) => {
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  writeFiles(root, {
    'package-lock.json': '{}',
    'mfe-blog/webpack.config.mjs': readFileSync(join(repository, 'mfe-blog/webpack.config.mjs'), 'utf8'),
    'mfe-blog/src/expose/blog-page.tsx': 'export default () => null;',
    'mfe-blog/src/expose/routes.ts': routes,
  });
  return appLayout(root, 'mfe-blog');
};

const build = (routes: string, patience: number) => {
  const root = temporaryFolder();
  const layout = layoutOf(root, routes);
  const target = join(root, 'release');
  return buildInProcess({ layout, mode: 'development', source: 'test', target }, patience);
};

it('stops a build that never ends', async () => {
  await expect(build('for (;;);\nexport const routes = [];', 6000)).rejects.toThrow(
    'The build of mfe-blog did not end within 6 s and was stopped.',
  );
});

it('hands on what the compiler says', async () => {
  await expect(build('export const routes = [;', 50_000)).rejects.toThrow(/mfe-blog server:[^]*routes\.ts/);
});
