import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, Release } from '@northgate/contracts/release.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import type { Store } from '../store/store.js';
import { exampleRelease } from '../testing/store-contract.js';
import type { Candidate } from './candidate-store.js';
import { depthsOf, type PageDepth } from './page-makes.js';

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

const pathsOf = (depths: Map<string, PageDepth>, depth: PageDepth): string[] =>
  [...depths].filter(([, one]) => one === depth).map(([path]) => path);

async function used(...changed: AppName[]): Promise<string[]> {
  const folder = temporaryFolder();
  const table = { pages: {} as Record<string, { json: string }>, missing: {} };
  for (const [index, [path, page]] of Object.entries(pages).entries()) {
    table.pages[path] = { json: `${index}.json` };
    await writeFile(join(folder, `${index}.json`), JSON.stringify({ ...page, parts: {} }));
  }
  const candidate = { table, folder, rendered: Object.keys(pages), revision: { parent: null } };
  const depths = await depthsOf({
    candidate: candidate as unknown as Candidate,
    changed,
    store: {} as Store,
  });
  return pathsOf(depths, 'used');
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

describe('of pages that are live already', () => {
  const [app, shell] = ['mfe-marketing', 'aaaaaaaaaaaa'] as const;
  const paths = ['/', '/trust', '/contact', '/search'];
  const chunk = (path: string) => `browser/chunks/${path.slice(1)}.js`;

  interface Changes {
    /** What stands in the new release's file, or on the new page, in place of what is live. */
    files?: Record<string, string>;
    words?: Record<string, string>;
    /** What stands at the end of the new entry. */
    entry?: string;
    shell?: string;
  }

  const releaseOf = (version: string, files: Record<string, string> = {}): Release => ({
    ...{ ...exampleRelease, app, version, entry: { browser: 'browser/entry.js', server: 'server/entry.js' } },
    exposes: Object.fromEntries(paths.map((path) => [path, [`chunks/${path.slice(1)}.js`]])),
    parts: { '/trust': ['chunks/part.js'] },
    files: Object.fromEntries(
      [
        'browser/entry.js',
        'browser/chunks/part.js',
        'browser/chunks/late.js',
        'public/clip.html',
        ...paths.map(chunk),
      ].map((file) => [
        file,
        { bytes: 1, sha384: file === 'browser/entry.js' ? version : (files[file] ?? `hash of ${file}`) },
      ]),
    ),
  });

  async function pagesOf({ version, files }: Release, revision: number, { words = {}, ...changes }: Changes) {
    const [folder, table] = [temporaryFolder(), { pages: {} as Record<string, object>, missing: {} }];
    for (const [index, path] of paths.entries()) {
      const exposes = { [path]: [`/assets/${app}/${version}/${chunk(path)}`] };
      const remotes = { [app]: { version, exposes } };
      const frame = { shell: changes.shell ?? shell, lateData: `/late-${version}.json` };
      const page = { ...frame, path, app, module: path, parts: {}, remotes, revision };
      table.pages[path] = { json: `${index}.json`, file: `${index}.html` };
      const document = `${words[path] ?? 'words'} sha384-${files['browser/entry.js']?.sha384} ${JSON.stringify(page)}`;
      await writeFile(join(folder, `${index}.html`), document);
      await writeFile(join(folder, `${index}.json`), JSON.stringify(page));
    }
    await writeFile(join(folder, `late-${version}.json`), `late data of ${app} ${version}`);
    return { folder, table };
  }

  async function depthsBeside(changes: Changes): Promise<Map<string, PageDepth>> {
    const [old, next] = [releaseOf('bbbbbbbbbbbb'), releaseOf('cccccccccccc', changes.files)];
    const live = await pagesOf(old, 9, {});
    const candidate = { ...(await pagesOf(next, 10, changes)), rendered: paths, revision: { parent: 9 } };
    const folders = Object.fromEntries([old, next].map(({ version }) => [version, temporaryFolder()]));
    for (const { version, files, entry } of [old, next]) {
      const chunks = Object.entries(files).filter(([name]) => name !== entry.browser);
      const list = chunks
        .map(([name, { sha384 }]) => `${name}=sha384-${encodeURIComponent(sha384)}`)
        .join('&');
      const more = version === next.version ? (changes.entry ?? '') : '';
      writeFiles(folders[version] ?? '', { [entry.browser]: `path="${version}";list="${list}";${more}` });
    }
    const store = {
      releaseFolder: (_: AppName, version: string) => folders[version],
      pagesFolder: () => live.folder,
      readPages: async () => live.table,
      readRelease: async (_: AppName, version: string) => (version === old.version ? old : next),
    };
    const apps: AppName[] = changes.shell ? ['shell', app] : [app];
    const makes = { candidate, changed: apps, store } as unknown as Parameters<typeof depthsOf>[0];
    return depthsOf(makes);
  }

  it.each<[string, Changes, string[]]>([
    ['one, when nothing but the entry is new', { entry: 'more()' }, ['/']],
    ['none, when nothing but names in the entry is new', {}, []],
    ['the one with another word', { words: { '/contact': 'others' } }, ['/contact']],
    ['the one with another script', { files: { [chunk('/search')]: 'new' } }, ['/search']],
    ['the one with another script of a part', { files: { 'browser/chunks/part.js': 'new' } }, ['/trust']],
    [
      'all of them, when nobody says whose script is new',
      { files: { 'browser/chunks/late.js': 'new' } },
      paths,
    ],
    ['all of them, when a file beside the scripts is new', { files: { 'public/clip.html': 'new' } }, paths],
    ['all of them, when the host is new too', { shell: 'dddddddddddd' }, paths],
  ])('uses %s', async (_, changes, expected) => {
    expect(pathsOf(await depthsBeside(changes), 'used')).toEqual(expected);
  });

  it('opens the others whose files and words are as they are live', async () => {
    const depths = await depthsBeside({ words: { '/contact': 'others' }, entry: 'more()' });
    expect(pathsOf(depths, 'seen')).toEqual(['/']);
    expect(pathsOf(depths, 'opened')).toEqual(['/trust', '/search']);
  });

  it('opens one of those where nothing but names of files that they do not load is new', async () => {
    const depths = await depthsBeside({ files: { [chunk('/contact')]: 'a+b/c=' } });
    expect(pathsOf(depths, 'used')).toEqual(['/contact']);
    expect(pathsOf(depths, 'seen')).toEqual(['/']);
    expect(pathsOf(depths, 'unopened')).toEqual(['/trust', '/search']);
  });
});
