import { execFileSync } from 'node:child_process';
import { jest } from '@jest/globals';
import { nodes } from '../testing/nodes.js';

jest.setTimeout(300_000);

const compiled = (name: string) =>
  JSON.stringify(new URL(`../../dist/files/${name}.js`, import.meta.url).href);

/** Compresses texts of 1 MB all at once and prints the largest memory of the process, in MB. */
const program = `
  import { compress } from ${compiled('compress')};
  import { peakMemory } from ${compiled('peak-memory')};
  const text = Buffer.from('<p>The same words again and again.</p>'.repeat(26_000));
  await Promise.all(Array.from({ length: 30 }, () => compress(text)));
  console.log(peakMemory());
`;

it.each(nodes)('compresses thirty large texts at once in little memory, by %s', (node) => {
  const printed = execFileSync(node, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(Number(printed)).toBeGreaterThan(0);
  expect(Number(printed)).toBeLessThan(200);
});
