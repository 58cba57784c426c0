import type { CampaignResult, Outcome } from './gate-campaign.js';

/** What was tried and what the gate did with it, one line for each kind, as a table in Markdown. */
export function campaignTable(results: CampaignResult[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const own = results.filter((result) => result.kind === kind);
    const count = (outcome: Outcome) => String(own.filter((result) => result.outcome === outcome).length);
    const seconds = own.reduce((sum, result) => sum + result.seconds, 0) / own.length;
    return [
      kind,
      String(own.length),
      count('refused'),
      count('held'),
      count('unbuilt'),
      count('live'),
      seconds.toFixed(1),
    ];
  });
  const header = ['kind', 'samples', 'refused', 'held', 'not built', 'live', 'seconds each'];
  return [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
