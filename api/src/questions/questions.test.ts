import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { KeptQuestion, QuestionCount } from '@northgate/contracts/console/questions.js';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Database } from '../database/database.js';
import { migrate } from '../database/migrations.js';
import { eventually } from '../testing/eventually.js';
import { onBothEngines } from '../testing/on-both-engines.js';
import { sitePages } from '../testing/site-pages.js';
import { postJson, startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';
import { weekOf } from '../text/week-of.js';
import { runQuestions } from './run-questions.js';
import { QuestionRepository } from './question.repository.js';

const day = 86_400_000;

let site: Server;
let origin: string;
beforeAll(async () => {
  site = createServer((_, response) => response.end(JSON.stringify(sitePages)));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => site.close(resolve)));

const question = 'Do you sell \u001b[31mbananas, =1+1?';

async function ask(api: RunningApi, message: string, page: string): Promise<void> {
  const response = await postJson(`${api.url}/api/chat`, { message }, { referer: `${origin}${page}` });
  expect(response.status).toBe(200);
}

const questions = (api: RunningApi, ...args: string[]) =>
  runQuestions(args, { DATA_DIR: api.environment.dataDir });
const counts = async (api: RunningApi) => JSON.parse(await questions(api, '--json')) as QuestionCount[];
const words = async (api: RunningApi) =>
  JSON.parse(await questions(api, '--words', '--json')) as KeptQuestion[];

/** An api that has read the pages. */
async function startWithPages(variables: NodeJS.ProcessEnv = {}): Promise<RunningApi> {
  const api = await startApi({ SITE_ORIGIN: origin, ...variables });
  await eventually(async () => {
    const answer = await postJson(`${api.url}/api/chat`, { message: 'Can a camera detect a gun?' });
    return ((await answer.json()) as { sources: unknown[] }).sources.length > 0;
  });
  return api;
}

const total = async (api: RunningApi) => (await counts(api)).reduce((sum, { count }) => sum + count, 0);

describe('questions without an answer', () => {
  it('are counted by week and page, without their words', async () => {
    const api = await startWithPages();
    const before = await total(api);
    for (const page of ['/cctv-security', '/cctv-security?from=mail', '/no-such-page'])
      await ask(api, question, page);
    await eventually(async () => (await total(api)) === before + 3);
    expect(await counts(api)).toContainEqual(
      expect.objectContaining({ week: weekOf(Date.now()), page: '/cctv-security', count: 2 }),
    );
    expect(await words(api)).toEqual([]);
    expect(await questions(api)).toMatch(/ 2 {2}\/cctv-security /);
    expect(await questions(api, '--words')).toContain('KEEP_QUESTIONS_DAYS');
    await api.close();
  });

  it('are kept with their words where the operator says so, until their days are over', async () => {
    const api = await startWithPages({ KEEP_QUESTIONS_DAYS: '30' });
    await ask(api, question, '/');
    await eventually(async () => (await words(api)).some((kept) => kept.question === question));
    const shown = await questions(api, '--words');
    expect(shown).toContain('bananas');
    expect(shown).not.toContain('\u001b');
    expect(await questions(api, '--words', '--csv')).toMatch(/^askedAt,page,nearest,question\r\n/);
    await api.close();

    const without = await startApi({ DATA_DIR: api.environment.dataDir });
    expect(await words(without)).toEqual([]);
    expect(await total(without)).toBeGreaterThan(0);
    await without.close();
  });

  it('do not hold up an answer when the database fails, and are counted when it works again', async () => {
    const api = await startWithPages();
    const before = await total(api);
    jest.spyOn(api.database, 'transaction').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    await ask(api, question, '/');
    await eventually(async () => api.logger.messages('warn').includes('not counted: the disk is full'));
    jest.restoreAllMocks();
    await ask(api, question, '/');
    await eventually(async () => (await total(api)) === before + 2);
    await api.close();
  });

  it('are written together, and none is lost when the api stops', async () => {
    const api = await startWithPages();
    const before = await total(api);
    const transaction = jest.spyOn(api.database, 'transaction');
    await Promise.all(Array.from({ length: 20 }, () => ask(api, question, '/')));
    await api.close();
    expect(transaction.mock.calls.length).toBeLessThan(10);
    jest.restoreAllMocks();
    expect(await total(api)).toBe(before + 20);
  });

  it('are none before an api has run, and a wrong option is refused in words', async () => {
    const nowhere = { DATA_DIR: temporaryFolder() };
    expect(await runQuestions([], nowhere)).toBe('No question went without an answer.\n');
    expect(await runQuestions(['--csv'], nowhere)).toBe('week,count,page,nearest\r\n');
    await expect(runQuestions(['--since', 'soon'], nowhere)).rejects.toThrow(/It must be a day/);
  });
});

onBothEngines('the store of questions', (locate) => {
  it('adds up within a week, and forgets words after their days', async () => {
    const database = Database.open(await locate());
    await migrate(database);
    const repository = new QuestionRepository(database);
    const sunday = Date.parse('2026-11-22T23:59:59Z');
    const asked = { page: '/', nearest: 'a', answered: false };
    await repository.add([]);
    await repository.add([{ ...asked, at: sunday }]);
    await repository.add([
      { ...asked, at: sunday + 1000 },
      { ...asked, at: sunday + 1000 },
    ]);
    await repository.add([{ ...asked, at: sunday }]);
    expect(await repository.counts()).toEqual([
      { week: '2026-11-23', ...asked, count: 2 },
      { week: '2026-11-16', ...asked, count: 2 },
    ]);
    expect(await repository.counts('2026-11-17')).toHaveLength(1);
    await repository.add([{ ...asked, answered: true, at: sunday }]);
    expect(await repository.counts('2026-11-17')).toHaveLength(1);
    expect(await repository.counts()).toContainEqual({
      week: '2026-11-16',
      ...asked,
      answered: true,
      count: 1,
    });
    await repository.add([
      { ...asked, at: sunday - 3 * day, question: 'old' },
      { ...asked, at: sunday - day, question: 'new' },
    ]);
    await repository.forget(2, sunday);
    expect((await repository.kept()).map((kept) => kept.question)).toEqual(['new']);
    expect(await repository.kept(sunday)).toEqual([]);
    await repository.forget(0, sunday);
    expect(await repository.kept()).toEqual([]);
    await database.destroy();
  });
});
