import { parseArgs } from 'node:util';
import { say } from '../commands/say.js';
import { brokenReleases } from './broken-releases.js';
import type { CampaignCase } from './campaign-case.js';
import { GateCampaign, type CampaignResult } from './gate-campaign.js';
import { harmlessChanges } from './harmless-changes.js';

/** `npm run test:gate`: tries every broken release and every harmless change, and says what the gate did with each kind. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    first: { type: 'string' },
    words: { type: 'boolean', default: false },
  },
});
const pattern = new RegExp(values.only ?? '', 'i');
const most = Number(values.first ?? Infinity);

/** Cases of the kinds asked for, so many of each kind. */
function chosen(cases: CampaignCase[]): CampaignCase[] {
  const counts = new Map<string, number>();
  return cases.filter(({ kind, name }) => {
    if (!pattern.test(`${kind}: ${name}`)) return false;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= most;
  });
}

async function runAll(campaign: GateCampaign, cases: CampaignCase[]): Promise<CampaignResult[]> {
  const results: CampaignResult[] = [];
  for (const one of cases) {
    const result = await campaign.run(one);
    results.push(result);
    const what = result.refused === null ? 'live' : `refused: ${result.refused.split('\n', 1)[0]}`;
    say(`${one.kind}, ${one.name} (${result.seconds.toFixed(1)} s): ${what}`);
    if (values.words && result.refused)
      for (const line of result.refused.split('\n').slice(1)) say(`    ${line}`);
  }
  return results;
}

function table(results: CampaignResult[]): string {
  const kinds = [...new Set(results.map(({ one }) => one.kind))];
  const rows = kinds.map((kind) => {
    const own = results.filter(({ one }) => one.kind === kind);
    const refused = own.filter((result) => result.refused !== null).length;
    const seconds = own.reduce((sum, result) => sum + result.seconds, 0) / own.length;
    return [kind, String(refused), String(own.length - refused), seconds.toFixed(1)];
  });
  const lines = [['kind', 'refused', 'live', 's each'], ...rows];
  return lines
    .map(([kind = '', ...numbers]) => kind.padEnd(30) + numbers.map((n) => n.padStart(9)).join(''))
    .join('\n');
}

const campaign = await GateCampaign.open(say);
try {
  const broken = await runAll(campaign, chosen(brokenReleases));
  const harmless = await runAll(campaign, chosen(harmlessChanges));
  const accepted = broken.filter(({ refused }) => refused === null);
  const falsely = harmless.filter(({ refused }) => refused !== null);
  console.log(`\n${table([...broken, ...harmless])}\n`);
  console.log(
    `Broken releases refused: ${broken.length - accepted.length} of ${broken.length}. Harmless changes refused: ${falsely.length} of ${harmless.length}.`,
  );
  process.exitCode = accepted.length || falsely.length ? 1 : 0;
} finally {
  await campaign.close();
}
