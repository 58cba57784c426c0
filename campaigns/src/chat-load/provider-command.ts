import { Command } from 'commander';
import { count } from 'api/text/count.js';
import { failures, faultsOf, providerCampaign } from './provider-campaign.js';

async function run({ calls, deadline }: { calls: number; deadline: number }): Promise<void> {
  const options = { calls: Math.ceil(calls / failures.length), warmUp: 200, deadlineSeconds: deadline };
  const rows = await providerCampaign(options);
  const ms = (value: number) => value.toFixed(1);
  const table = rows.map(({ provider, calls, longest, openP99, reached, memoryBefore, memoryAfter }) => ({
    provider,
    calls,
    'longest ms': ms(longest),
    'p99 ms open': ms(openP99),
    'reached it': reached,
    'MB before': memoryBefore,
    'MB after': memoryAfter,
  }));
  console.table(table);
  const faults = faultsOf(rows, options);
  process.stdout.write(faults.length === 0 ? 'No faults.\n' : `${faults.join('\n')}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

await new Command()
  .name('test:provider')
  .description('Asks the chat while its provider hangs, trickles, redirects, breaks off or answers junk.')
  .option('--calls <number>', 'calls in all', count, 11_000)
  .option('--deadline <seconds>', 'time the provider has', Number, 25)
  .action(run)
  .parseAsync();
