import { readFileSync } from 'node:fs';
import { sendingProblems } from './sent-release.js';

it('has every reason not to take a release in the documents, with its status', () => {
  const described = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...described.matchAll(/^\| +(\d{3}) \| `([\w-]+)`/gm)];
  expect(Object.fromEntries(rows.map(([, status, code]) => [code, Number(status)]))).toEqual(sendingProblems);
});
