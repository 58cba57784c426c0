import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@northgate/contracts/release.js';
import type { PageTable } from '@northgate/contracts/revision.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { firstOfEachMake } from './live-looks.js';

const contact = { 'mfe-tools': { exposes: { './contact-section': {} } } };
const pages = {
  '/': { app: 'mfe-marketing', module: './home-page', remotes: contact },
  '/trust': { app: 'mfe-marketing', module: './trust-page', remotes: {} },
  '/contact': { app: 'mfe-marketing', module: './contact-page', remotes: contact },
  '/industries/legal': { app: 'mfe-industries', module: './legal-page', remotes: contact },
  '/industries/energy': { app: 'mfe-industries', module: './industry-page', remotes: contact },
  '/industries/mining': { app: 'mfe-industries', module: './industry-page', remotes: contact },
};

afterAll(removeTemporaryFolders);

async function used(...changed: AppName[]): Promise<string[]> {
  const folder = temporaryFolder();
  const table = { pages: {} as Record<string, { json: string }>, missing: {} };
  for (const [index, [path, page]] of Object.entries(pages).entries()) {
    table.pages[path] = { json: `${index}.json` };
    await writeFile(join(folder, `${index}.json`), JSON.stringify({ ...page, parts: {} }));
  }
  const paths = Object.keys(pages);
  const first = await firstOfEachMake({ paths, table: table as unknown as PageTable, folder, changed });
  return [...first];
}

it.each<[string, AppName[], string[]]>([
  ['one page of each app, when the host is new', ['shell'], ['/', '/industries/legal']],
  [
    'pages by their modules, when their own app is new',
    ['mfe-industries'],
    ['/', '/industries/legal', '/industries/energy'],
  ],
  [
    'pages that hold a component that is new, and one that does not',
    ['mfe-tools'],
    ['/', '/trust', '/industries/legal'],
  ],
])('uses %s', async (_, changed, paths) => {
  expect(await used(...changed)).toEqual(paths);
});
