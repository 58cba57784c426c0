import { appendFile, readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { say } from '@northgate/composition/commands/say.js';
import { brokenReleases } from './broken-releases.js';
import type { CampaignCase } from './campaign-case.js';
import { writeTable } from '../write-table.js';
import { campaignTable } from './campaign-table.js';
import { GateCampaign, type CampaignResult } from './gate-campaign.js';
import { harmlessChanges } from './harmless-changes.js';

interface Options {
  only: string;
  first?: string;
  words?: boolean;
  results?: string;
  minutes?: string;
  shard: string;
  write?: string;
}

const values = new Command('test:gate')
  .description(
    'Tries every harmless change and every broken release, and says what the gate did with each kind.',
  )
  .option('--only <pattern>', 'cases whose kind and name match this regular expression', '')
  .option('--first <count>', 'so many cases of each kind')
  .option('--words', 'say all words of each refusal')
  .option('--results <file>', 'keep what was found in this file, and go on where it ends')
  .option('--minutes <count>', 'begin no case after so many minutes')
  .option('--shard <part>', 'such as 1/2: the first half, beside another process with the second', '1/1')
  .option('--write <file>', 'put the table into this document')
  .parse()
  .opts<Options>();
const pattern = new RegExp(values.only, 'i');
const most = Number(values.first ?? Infinity);
const until = performance.now() + Number(values.minutes ?? Infinity) * 60_000;
const nameOf = ({ kind, name }: Pick<CampaignCase, 'kind' | 'name'>): string => `${kind}: ${name}`;

const [shard = 1, shards = 1] = values.shard.split('/').map(Number);

/** Cases of the kinds asked for, so many of each kind. Kinds take turns, so that what ends early has tried something of each. */
function chosen(cases: CampaignCase[]): CampaignCase[] {
  const counts = new Map<string, number>();
  const counted = cases
    .filter((one) => pattern.test(nameOf(one)))
    .map((one) => {
      const turn = counts.get(one.kind) ?? 0;
      counts.set(one.kind, turn + 1);
      return { one, turn };
    });
  return counted
    .filter(({ turn }, index) => turn < most && index % shards === shard - 1)
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
}

/** What was found before, by the name of the case; the last word counts. */
async function known(file: string | undefined): Promise<Map<string, CampaignResult>> {
  const text = file ? await readFile(file, 'utf8').catch(() => '') : '';
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => JSON.parse(line) as CampaignResult).map((result) => [nameOf(result), result]),
  );
}

function tell({ outcome, words, seconds, ...one }: CampaignResult): void {
  say(`${nameOf(one)} (${seconds.toFixed(1)} s): ${[outcome, ...words.slice(0, 1)].join(': ')}`);
  if (values.words) for (const line of words.slice(1)) say(`    ${line}`);
}

/** Tries what is not known yet, as long as there is time. */
async function tryAll(cases: CampaignCase[], results: Map<string, CampaignResult>): Promise<void> {
  const open = cases.filter((one) => !results.has(nameOf(one)));
  if (!open.length) return;
  const campaign = await GateCampaign.open(say);
  try {
    for (const one of open) {
      if (performance.now() > until) return;
      const result = await campaign.run(one);
      results.set(nameOf(one), result);
      if (values.results) await appendFile(values.results, `${JSON.stringify(result)}\n`);
      tell(result);
    }
  } finally {
    await campaign.close();
  }
}

const [broken, harmless] = [chosen(brokenReleases), chosen(harmlessChanges)];
const results = await known(values.results);
await tryAll([...harmless, ...broken], results);
const of = (cases: CampaignCase[]) => cases.flatMap((one) => results.get(nameOf(one)) ?? []);
const table = campaignTable([...of(broken), ...of(harmless)]);
const live = of(broken).filter(({ outcome }) => outcome === 'live');
const falsely = of(harmless).filter(({ outcome }) => outcome === 'refused' || outcome === 'unbuilt');
const held = of(harmless).filter(({ outcome }) => outcome === 'held');
console.log(
  `\n${table}\n\nBroken releases kept out: ${of(broken).length - live.length} of ${of(broken).length}. ` +
    `Harmless changes refused: ${falsely.length} of ${of(harmless).length}, held because they look different: ${held.length}.`,
);
for (const result of [...live, ...falsely]) console.log(`${result.outcome}: ${nameOf(result)}`);
if (values.write) await writeTable(values.write, 'campaign', table);
process.exitCode = live.length || falsely.length ? 1 : 0;
