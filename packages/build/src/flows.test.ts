/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [, section = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split(/^## Flows$/m);

/** The files of a flow from the root of the repository, in the order in which the document names them. */
function filesOf(text: string, base: string): string[] {
  let folder = base;
  return [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => {
    const file = !name.includes('/')
      ? join(folder, name)
      : existsSync(join(root, name))
        ? name
        : join(base, name);
    folder = dirname(file);
    return file;
  });
}

const flows = section
  .split(/^\*\*/m)
  .slice(1)
  .map((text) => {
    const [, name = '', base = ''] = /^(.+?)\*\*(?: \(`([\w/-]+)`\))?$/m.exec(text) ?? [];
    return { name, files: filesOf(text, base) };
  });
const filesIn = (...names: string[]) =>
  new Set(flows.filter(({ name }) => names.includes(name)).flatMap(({ files }) => files)).size;

it.each(flows)('$name goes through files that exist', ({ files }) => {
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(flows)('$name comes back to no folder', ({ files }) => {
  const folders = files.map((file) => dirname(file)).filter((folder, at, all) => folder !== all[at - 1]);
  expect(folders).toEqual([...new Set(folders)]);
});

it('of every flow the document speaks of', () => expect(flows).toHaveLength(7));

it('takes few files to follow a request and a click, a release, and a lead', () => {
  expect(filesIn('A request for a page', 'A click on a link')).toBeLessThanOrEqual(30);
  expect(filesIn('A release')).toBeLessThanOrEqual(40);
  expect(filesIn('A lead')).toBeLessThanOrEqual(25);
});
