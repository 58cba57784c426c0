import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { setImmediate as nextRound } from 'node:timers/promises';
import { sql } from 'kysely';
import { temporaryFolder } from '../testing/start-api.js';
import { Database } from './database.js';

const all = Array.from({ length: 20 }, (_, index) => index);
let database: Database;

beforeEach(() => {
  database = Database.open({ dataDir: temporaryFolder() });
});
afterEach(() => database.destroy());

it('answers one after the other, in the order of asking', async () => {
  const answered: number[] = [];
  await Promise.all(all.map((one) => sql`select ${one}`.execute(database).then(() => answered.push(one))));
  expect(answered).toEqual(all);
});

it('lets the event loop go on between two statements', async () => {
  await sql`select 1`.execute(database);
  let rounds = 0;
  let asking = true;
  const counting = (async () => {
    for (; asking; rounds += 1) await nextRound();
  })();
  await Promise.all(all.map((one) => sql`select ${one}`.execute(database)));
  asking = false;
  await counting;
  expect(rounds).toBeGreaterThanOrEqual(all.length - 1);
});
