import { join } from 'node:path';
import { jest } from '@jest/globals';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { buildInProcess } from './build-process.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

afterEach(removeTemporaryFolders);

const layoutOf = (root: string, routes: string) => {
  writeFiles(join(root, 'mfe-blog/src/expose'), { 'routes.ts': routes });
  return {
    app: 'mfe-blog' as const,
    folder: join(root, 'mfe-blog'),
    exposes: { './routes': join(root, 'mfe-blog/src/expose/routes.ts') },
    output: { browser: join(root, 'dist/browser'), server: join(root, 'dist/server') },
  };
};

const build = (routes: string, patience: number) => {
  const root = temporaryFolder();
  const layout = layoutOf(root, routes);
  const target = join(root, 'release');
  return buildInProcess({ root, layout, mode: 'development', source: 'test', target }, patience);
};

it('stops a build that never ends', async () => {
  await expect(build('for (;;);\nexport const routes = [];', 6000)).rejects.toThrow(
    'The build of mfe-blog did not end within 6 s and was stopped.',
  );
});

it('hands on what the compiler says', async () => {
  await expect(build('export const routes = [;', 50_000)).rejects.toThrow(/mfe-blog browser:[^]*routes\.ts/);
});
