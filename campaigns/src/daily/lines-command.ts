import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { writeTable } from '../write-table.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** What a file counts as: the first that fits. Files that fit nothing are no code. */
const kinds: [name: string, wanted: string, fits: RegExp][] = [
  ['tests', '18,000', /(\.(test|spec)\.tsx?|^e2e\/.*\.(ts|tsx|mjs)|\/testing\/.*\.(ts|tsx))$/],
  ['campaigns and benches', '–', /^campaigns\/.*\.ts$/],
  ['content', '–', /(\.content\.ts|\/content\/.*\.ts)$/],
  ['styles', '–', /\.css$/],
  ['source', '38,000', /\.(ts|tsx|mjs)$/],
];

const lines = (file: string): number => readFileSync(join(repository, file), 'utf8').split('\n').length - 1;

async function run({ write }: { write?: string }): Promise<void> {
  const tracked = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' }).trim().split('\n');
  const kindOf = (file: string) => kinds.find(([, , fits]) => fits.test(file))?.[0];
  const rows = kinds.map(([name, wanted]) => {
    const files = tracked.filter((file) => kindOf(file) === name);
    const sum = files.reduce((total, file) => total + lines(file), 0);
    return `| ${name} | ${files.length} | ${sum.toLocaleString('en')} | ${wanted} |`;
  });
  const table = ['| kind | files | lines | wanted at most |', '| --- | --: | --: | --: |', ...rows].join(
    '\n',
  );
  console.log(table);
  if (write) await writeTable(write, 'lines', table);
}

await new Command('count:lines')
  .description('Counts the lines of what is tracked, by kind.')
  .option('--write <file>', 'put the table into this document')
  .action(run)
  .parseAsync();
