/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const folders = new Set(tracked.flatMap((file) => ancestors(file)));
const documents = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('api/content/'));

function ancestors(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] ?? '');
const exists = (path: string) => tracked.includes(path) || folders.has(path.replace(/\/$/, ''));

/** Paths in code spans that begin at the root or beside the document; patterns and addresses are none. */
const namedPaths = (text: string) =>
  all(text, /`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g).filter(
    (span) => span.includes('/') && tops.has(span.split('/')[0] ?? ''),
  );
const tops = new Set(tracked.map((file) => file.split('/')[0] ?? ''));

const scriptsOf = (folder: string): string[] =>
  Object.keys((JSON.parse(read(join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {});

/** The template of an app is a repository of its own, whose README names commands of the site too. */
const scriptsBeside = (document: string): string[] =>
  dirname(document) === 'packages/cli/template' ? scriptsOf(dirname(document)) : [];

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names only files and folders that exist', () => {
    expect(
      namedPaths(text).filter((path) => !exists(path) && !exists(join(dirname(document), path))),
    ).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = all(text, /\]\((?!https?:|#|mailto:)([^)#\s]+)/g);
    const target = (link: string) => join(dirname(document), link);
    expect(links.filter((link) => !exists(target(link)))).toEqual([]);
  });

  it('calls decisions by their numbers', () => {
    const links = [...text.matchAll(/\[(\d{4})\]\((?:[\w./-]*\/)?(\d{4})-[^)]*\)/g)];
    expect(links.filter(([, said, file]) => said !== file).map(([link]) => link)).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = all(text, /npm run ([\w:-]+(?: -w [\w/-]+)?)/g);
    const missing = commands.filter((command) => {
      const [script = '', workspace = '.'] = command.split(' -w ');
      return ![...scriptsOf(workspace), ...scriptsBeside(document)].includes(script);
    });
    expect(missing).toEqual([]);
  });
});

const workspaces = [
  'api',
  'e2e',
  ...[...folders].filter((folder) => /^(shell|mfe-\w+|packages\/\w+)$/.test(folder)),
];

it.each(workspaces)('the README of %s says what each folder is for', (workspace) => {
  const text = read(`${workspace}/README.md`).replaceAll(/```.*?```/gs, '');
  const spans = all(text, /`([^`]+)`/g).map((span) => span.replace(/^src\//, ''));
  const named = (folder: string) => spans.some((span) => folder === span || folder.endsWith(`/${span}`));
  const purposeful = [...folders]
    .filter((folder) => folder.startsWith(`${workspace}/`))
    .map((folder) => folder.slice(workspace.length + 1))
    .filter((folder) => /^(src\/[\w-]+|src\/(features|drawings)\/[\w-]+)$/.test(folder))
    .filter((folder) => folder !== 'src/features');
  expect(purposeful.filter((folder) => !named(folder))).toEqual([]);
});
