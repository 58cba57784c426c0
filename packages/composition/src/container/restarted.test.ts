import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { restarted } from './restarted.js';

afterEach(removeTemporaryFolders);

/** Runs a program that notes each of its starts; resolves with its exit code, the starts, and what was told. */
async function run(program: string) {
  const folder = temporaryFolder();
  const starts = join(folder, 'starts');
  writeFiles(folder, {
    'program.mjs': `import { appendFileSync, readFileSync } from 'node:fs';
      appendFileSync(${JSON.stringify(starts)}, '.');
      const start = readFileSync(${JSON.stringify(starts)}).length;
      ${program}`,
  });
  const told: string[] = [];
  const command = [join(folder, 'program.mjs')];
  const pauses = [1, 1, 1];
  const code = await restarted({ command, name: 'The publisher', pauses, tell: (text) => told.push(text) });
  return { code, starts: readFileSync(starts).length, told };
}

it('runs a program that ends well once and says nothing', async () => {
  expect(await run('')).toEqual({ code: 0, starts: 1, told: [] });
});

it('starts a program again that the system kills, says why, and is content when it ends well at last', async () => {
  const { code, starts, told } = await run(`if (start < 4) process.kill(process.pid, 'SIGKILL');`);
  expect({ code, starts }).toEqual({ code: 0, starts: 4 });
  expect(told).toEqual(
    [1, 2, 3].map((number): unknown =>
      expect.stringMatching(
        new RegExp(`^The publisher was killed.* memory.*; started again in .* ${number} of 3 times\\.$`),
      ),
    ),
  );
});

it.each([
  [`process.kill(process.pid, 'SIGKILL');`, /^The publisher was killed.*; after 4 starts it is not/],
  [
    `process.kill(process.pid, 'SIGABRT');`,
    /^The publisher ended with SIGABRT, as Node does when its heap is full; after 4 starts/,
  ],
  [`process.exitCode = 1;`, /^The publisher ended with code 1; after 4 starts/],
])('gives up on a program that always dies: %s', async (program, last) => {
  const { code, starts, told } = await run(program);
  expect({ code, starts }).toEqual({ code: 1, starts: 4 });
  expect(told.at(-1)).toMatch(last);
});

it('does not start a program again that ended with a verdict', async () => {
  expect(await run('process.exitCode = 3;')).toEqual({ code: 1, starts: 1, told: [] });
});
