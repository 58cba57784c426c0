import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.js';

const folder = join(root, 'packages/composition/src/gate');
const sources = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Names of checks as sources give them: in what they find, to helpers that say it, and as figures that are compared. */
const patterns = [
  /\bcheck: '([^']+)'/g,
  /\b(?:say|slower|named)\(\s*'([^']+)'/g,
  /^\s+(\w+): \(now, live\) =>/gm,
];

it('tells operators of every check of the browser half what to do', () => {
  const checks = sources.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  );
  const names = [...new Set(checks)].filter((name) => /^[a-zA-Z- ]+$/.test(name));
  const listed = readFileSync(join(root, 'docs/errors.md'), 'utf8');
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});
