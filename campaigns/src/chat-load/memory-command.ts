import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import getPort from 'get-port';
import { questions } from '../evaluation/questions.content.js';
import { startSite } from '../evaluation/start-site.js';
import { ApiProcess } from 'api/testing/api-process.js';
import { temporaryFolder } from 'api/testing/start-api.js';
import { askChat } from './ask-chat.js';

/** What the assistant may add to the api, in MB. */
const target = 60;

/** Nothing listens here, so there is nothing to answer from but posts. */
const nowhere = 'http://127.0.0.1:9';

/** Milliseconds after which a process that has nothing to do has settled. */
const settled = 3000;

const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Resident memory in MB of an api after so many questions. */
async function memoryAfter(calls: number, siteOrigin: string): Promise<number> {
  const api = new ApiProcess(`http://127.0.0.1:${await getPort()}`, {
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'error',
    SITE_ORIGIN: siteOrigin,
    RATE_LIMIT_CHAT: '0',
  });
  await api.start();
  const texts = questions.map(([text]) => text);
  const { faults } = await askChat(api.url, { calls, atOnce: 1, questions: texts });
  if (faults.size > 0) throw new Error([...faults].join(', '));
  await wait(settled);
  const memory = memoryOf(api.pid);
  await api.kill();
  return memory;
}

async function run({ site, calls }: { site?: string; calls: number }): Promise<void> {
  const running = site ? { origin: site, stop: async () => {} } : await startSite();
  try {
    const without = await memoryAfter(0, nowhere);
    const withChat = await memoryAfter(calls, running.origin);
    const added = withChat - without;
    process.stdout.write(
      `The api: ${without.toFixed(0)} MB before a question, ${withChat.toFixed(0)} MB after ${calls}; +${added.toFixed(0)} MB of at most ${target}\n`,
    );
    if (added > target) process.exitCode = 1;
  } finally {
    await running.stop();
  }
}

await new Command()
  .name('test:chat-memory')
  .description('Measures what the assistant adds to the memory of the api.')
  .option('--site <origin>', 'a running site; without it one is built and started')
  .option('--calls <number>', 'questions', Number, 500)
  .action(run)
  .parseAsync();
