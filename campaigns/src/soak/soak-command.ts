import { writeFile } from 'node:fs/promises';
import { say, sayDone } from '@northgate/composition/commands/say.js';
import { Command } from 'commander';
import { count } from 'api/text/count.js';
import { soak } from './soak.js';

interface SoakOptions {
  seconds: number;
  /** A data folder to begin with a copy of. */
  from?: string;
  /** A file that gets the result as Markdown. */
  write?: string;
}

async function run({ seconds, from, write: file }: SoakOptions): Promise<void> {
  const result = await soak({ seconds, from, tell: say });
  const table = result.table(seconds);
  console.log(`\n${table}\n`);
  const { failedRequests, emptyPages, mixedDocuments, brokenTabs, surprises } = result;
  for (const trouble of [
    ...failedRequests,
    ...emptyPages,
    ...mixedDocuments,
    ...brokenTabs,
    ...surprises,
  ].slice(0, 40))
    console.log(`✗ ${trouble}`);
  if (file) await writeFile(file, `${heading}\n${table}\n`);
  if (result.kept) sayDone('Every promise was kept.');
  else process.exitCode = 1;
}

const heading = `# Under fire

The last result of \`npm run soak -- --write docs/soak.md\`: visitors read every page and keep tabs open in Chromium, while
apps are released, also over HTTP, looked at before, shown to a half, rolled back, refused, slowed, spoilt and deleted, and page servers and publishers are killed. Two page
servers share one store behind a proxy that asks the other one when one does not answer.
`;

await new Command('soak')
  .description('Puts a site of its own under fire and says what visitors noticed.')
  .option('--seconds <number>', 'how long', count, 300)
  .option('--write <file>', 'file for the result')
  .option('--from <folder>', 'begin with a copy of this data folder instead of rendering every page')
  .action(run)
  .parseAsync();
