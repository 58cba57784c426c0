import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { checkTypes } from './check-types.js';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

afterEach(removeTemporaryFolders);

/** A repository with two apps: one with a component, and one that shows it with these props. */
function twoApps(given: string): string {
  const root = temporaryFolder();
  const files = {
    'mfe-chat/src/bar.ts': 'export const bar = (props: { label: string }): string => props.label;\n',
    'mfe-blog/src/page.ts': `import { bar } from '../../mfe-chat/src/bar';\nexport const used = ['mfe-chat/chat-bar', bar(${given})];\n`,
    'mfe-tools/src/other.ts': 'export const wrong: string = 1;\n',
    'e2e/contracts.ts': 'export const kept = true;\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const settings = ['package.json', 'tsconfig.base.json', 'tsconfig.web.json'];
  const ofApps = ['packages/build/tsconfig.strict.json', 'packages/build/tsconfig.web.json'];
  for (const file of [...settings, ...ofApps]) cpSync(join(repository, file), join(root, file));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  return root;
}

it('checks the app and whoever shows its components, and nobody else', async () => {
  const root = twoApps(`{ label: 'Ask' }`);
  expect(await checkTypes(root, ['mfe-chat'])).toEqual(['mfe-chat', 'mfe-blog']);
});

it('names the place in another app that no longer fits', async () => {
  const root = twoApps(`{ title: 'Ask' }`);
  await expect(checkTypes(root, ['mfe-chat'])).rejects.toThrow(
    /^The types of mfe-chat, mfe-blog do not fit:\n {2}mfe-blog\/src\/page\.ts\(2,\d+\): error TS/,
  );
});
