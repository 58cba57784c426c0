import { execFileSync } from 'node:child_process';
import { questions } from '../evaluation/questions.content.js';
import { ApiProcess } from 'api/testing/api-process.js';
import getPort from 'get-port';
import { startModelServer, type ModelServer } from 'api/testing/start-model-server.js';
import { temporaryFolder } from 'api/testing/start-api.js';
import { percentile } from '../load.js';
import { askChat, type Load } from './ask-chat.js';

/** Ways in which a provider fails, as the model server knows them. */
export const failures = [
  'hang',
  'trickle',
  'drip',
  'flood',
  'redirect',
  'junk',
  'babble',
  'cut',
  'silent',
  'error',
  'refused',
] as const;

export interface CampaignRow {
  provider: string;
  calls: number;
  /** Milliseconds: the longest of all calls, and 99 % of those after the breaker had opened. */
  longest: number;
  openP99: number;
  /** Calls that reached the provider. */
  reached: number;
  /** Resident memory of the api in MB: after the breaker had opened, and at the end. */
  memoryBefore: number;
  memoryAfter: number;
  faults: string[];
}

interface CampaignOptions {
  /** Calls for each way to fail. */
  calls: number;
  /** Calls before the memory is looked at, so that what is made once has been made. */
  warmUp: number;
  deadlineSeconds: number;
}

/** As many calls at once open the breaker, whatever the provider does with them. */
const opening = 32;
const atOnce = 4;

const texts = questions.map(([text]) => text);

/** Calls an api without a provider, then one with a provider for each way in which that can fail, by default all. */
export async function providerCampaign(
  options: CampaignOptions,
  ways: readonly string[] = failures,
): Promise<CampaignRow[]> {
  const model = await startModelServer();
  try {
    const rows = [await campaign('none', options, model)];
    for (const way of ways) rows.push(await campaign(way, options, model));
    return rows;
  } finally {
    await model.stop();
  }
}

async function campaign(
  provider: string,
  options: CampaignOptions,
  model: ModelServer,
): Promise<CampaignRow> {
  const { calls, warmUp, deadlineSeconds } = options;
  const api = new ApiProcess(`http://127.0.0.1:${await getPort()}`, {
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'error',
    ...(provider !== 'none' && {
      CHAT_BASE_URL: model.address(provider),
      CHAT_MODEL: 'model-7b',
      CHAT_DEADLINE_SECONDS: String(deadlineSeconds),
    }),
  });
  await api.start();
  const { hits } = await model.asked();
  const first = await askChat(api.url, { calls: opening, atOnce: opening, questions: texts });
  await askChat(api.url, { calls: warmUp, atOnce, questions: texts });
  const memoryBefore = memoryOf(api.pid);
  const open = await askChat(api.url, { calls: calls - opening, atOnce, questions: texts });
  const memoryAfter = memoryOf(api.pid);
  const reached = (await model.asked()).hits - hits;
  await api.kill();
  return {
    provider,
    calls,
    longest: longestOf(first, open),
    openP99: percentile(open.times, 0.99),
    reached,
    memoryBefore,
    memoryAfter,
    faults: [...first.faults, ...open.faults],
  };
}

const longestOf = (...loads: Load[]): number => Math.max(...loads.map((load) => percentile(load.times, 1)));

const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** What must not be: an answer that is missing or late, a slow open breaker, memory that grows. */
export function faultsOf(rows: CampaignRow[], { deadlineSeconds }: CampaignOptions): string[] {
  const base = rows.find(({ provider }) => provider === 'none')!;
  return rows.flatMap(({ provider, faults, longest, openP99, memoryBefore, memoryAfter }) => [
    ...faults.map((fault) => `${provider}: ${fault}`),
    ...(longest > (deadlineSeconds + 5) * 1000 ? [`${provider}: a call took ${Math.round(longest)} ms`] : []),
    ...(openP99 > base.openP99 + 100
      ? [`${provider}: p99 ${Math.round(openP99)} ms with an open breaker`]
      : []),
    ...(memoryAfter > memoryBefore + 64
      ? [`${provider}: grew from ${memoryBefore} to ${memoryAfter} MB`]
      : []),
  ]);
}
