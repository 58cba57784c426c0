import { runLeads } from './run-leads.js';

// A reader such as `head` may stop reading early.
process.stdout.on('error', () => process.exit());

try {
  process.stdout.write(await runLeads(process.argv.slice(2), process.env));
} catch (error) {
  const { message, name } = error as Error;
  process.stderr.write(`${message || name}\n`);
  process.exitCode = 1;
}
