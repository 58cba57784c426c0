import { Command, InvalidArgumentError } from 'commander';
import { AttackedSite } from './attacked-site.js';
import { attacks } from './attacks.js';
import { attackTable, runAttacks } from './run-attacks.js';
import { writeTable } from '../write-table.js';

/** Findings of one attack that are printed. */
const shown = 20;

interface Options {
  seconds: number;
  tries?: number;
  seed: number;
  only?: string;
  write?: string;
}

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 up.');
  return Number(text);
};

async function run({ seconds, tries, seed, only, write }: Options): Promise<void> {
  const chosen = attacks.filter(({ name }) => !only || name.includes(only));
  console.log('Starting a site');
  const site = await AttackedSite.start();
  if (!site.target.proxy) console.log('nginx is not installed: the proxy is left out.');
  const outcomes = await runAttacks(site.target, {
    attacks: chosen,
    seconds,
    tries,
    seed,
    tell: console.log,
  }).finally(() => site.stop());
  for (const { name, findings } of outcomes)
    for (const finding of findings.slice(0, shown)) console.log(`✗ ${name}: ${finding}`);
  const table = attackTable(outcomes);
  console.log(`\n${table}\n`);
  if (write) await writeTable(write, 'attacks', table);
  process.exitCode = outcomes.some(({ tries, held }) => !tries || held < tries) ? 1 : 0;
}

await new Command('test:attack')
  .description('Attacks a site of its own and says what held.')
  .option('--seconds <n>', 'for all attacks together', wholeNumber, 300)
  .option('--tries <n>', 'of each attack, at most', wholeNumber)
  .option('--seed <n>', 'repeats what an attack made up', wholeNumber, (Date.now() % 1_000_000) + 1)
  .option('--only <words>', 'attacks whose name has these words')
  .option('--write <file>', 'put the table into this document')
  .action(run)
  .parseAsync();
