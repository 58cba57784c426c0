import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@northgate/composition/root.js';
import { brokenReleases } from './broken-releases.js';
import { harmlessChanges } from './harmless-changes.js';

const all = [...brokenReleases, ...harmlessChanges];

it('changes texts that stand in the sources', () => {
  const before = new Map<string, string>();
  const read = (file: string) => {
    const text = before.get(file) ?? readFileSync(join(root, file), 'utf8');
    before.set(file, text);
    return text;
  };
  const missing = all.flatMap(({ kind, name, changes }) =>
    changes
      .filter((change) => 'from' in change && !read(change.file).includes(change.from))
      .map(({ file }) => `${kind}: ${name} (${file})`),
  );
  expect(missing).toEqual([]);
});

it('names each of them once', () => {
  const names = all.map(({ kind, name }) => `${kind}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
