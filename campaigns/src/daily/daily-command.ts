import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { writeTable } from '../write-table.js';
import { FreshClone } from './fresh-clone.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

interface Row {
  command: string;
  had: string;
  wanted: string;
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;

type Tell = (row: Row) => void;

async function measureSize(clone: FreshClone, command: string, wanted: string, tell: Tell): Promise<void> {
  const { packages, megabytes } = await clone.installed();
  tell({ command, wanted, had: `${megabytes} MB in ${packages}` });
}

/** What `npm start` and `npm run dev` take, in the order in which a newcomer meets them. */
async function measureStarts(clone: FreshClone, tell: Tell): Promise<void> {
  const untilOpen = async (command: string, wanted: string, ...args: string[]) =>
    tell({ command, wanted, had: seconds(await clone.untilOpen(...args)) });
  await untilOpen('`npm start` in a fresh clone until the site is open', '60 s', 'start');
  await measureSize(clone, 'packages that `npm start` installs', '450 MB', tell);
  await untilOpen('`npm start` again', '4 s', 'start');
  await untilOpen('`npm run dev` the first time', '30 s', 'run', 'dev');
  await untilOpen('`npm run dev` again', '6 s', 'run', 'dev');
}

/** What the tests take with packages installed and nothing else there. */
async function measureTests(clone: FreshClone, tell: Tell): Promise<void> {
  await clone.untilDone('ci', '--include=dev');
  await measureSize(clone, 'all packages, of `npm ci`', '700 MB', tell);
  const untilDone = async (command: string, wanted: string, ...args: string[]) =>
    tell({ command, wanted, had: seconds(await clone.untilDone(...args)) });
  await untilDone('`npm test`, only packages installed', '480 s', 'test');
  await clone.append('mfe-blog/src/features/article/article-view.tsx', '// A change.');
  await untilDone('`npm run test:changed` after a change in the blog', '60 s', 'run', 'test:changed');
}

async function run({ write }: { write?: string }): Promise<void> {
  const rows: Row[] = [];
  for (const measure of [measureStarts, measureTests]) {
    const clone = await FreshClone.of(repository);
    try {
      await measure(clone, (row) => {
        rows.push(row);
        console.log(`${row.command}: ${row.had} (wanted: ${row.wanted})`);
      });
    } finally {
      await clone.remove();
    }
  }
  const lines = rows.map(({ command, had, wanted }) => `| ${command} | ${had} | ${wanted} |`);
  if (write)
    await writeTable(
      write,
      'daily',
      ['| command | had | wanted |', '| --- | --: | --: |', ...lines].join('\n'),
    );
}

await new Command('bench:daily')
  .description('Measures what somebody waits for every day, in a clone of the last commit.')
  .option('--write <file>', 'put the table into this document')
  .action(run)
  .parseAsync();
