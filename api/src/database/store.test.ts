import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { importPosts } from '../blog/import-posts.js';
import { PostRenderer } from '../blog/post-renderer.js';
import { PostRepository } from '../blog/post.repository.js';
import { readEnvironment } from '../environment.js';
import { RateLimiter } from '../http/rate-limiter.js';
import { LeadDesk } from '../lead-desk/lead-desk.js';
import { LeadRepository, type LeadToSave } from '../leads/lead.repository.js';
import { contactExample } from '../testing/contact-example.js';
import { onBothEngines } from '../testing/on-both-engines.js';
import { temporaryFolder } from '../testing/start-api.js';
import { Database, type DatabaseLocation } from './database.js';
import { isUnavailable } from './is-unavailable.js';
import { migrate } from './migrations.js';

Logger.overrideLogger(false);

const { postsDir } = readEnvironment({});

const email = { channels: ['email'], notifyFlagged: false };

const save = (database: Database, lead: Partial<LeadToSave> = {}) =>
  new LeadRepository(database).save({ contact: contactExample, ...lead }, email);

const stored = (database: Database) => new LeadDesk(database).find();

onBothEngines('the store', (locate, server) => {
  let location: DatabaseLocation;
  let database: Database;

  beforeEach(async () => {
    location = await locate();
    database = Database.open(location);
    await migrate(database);
  });
  afterEach(() => database.destroy());

  const count = async (table: 'leads' | 'outbox' | 'rate_windows') => {
    const { all } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('all'))
      .executeTakeFirstOrThrow();
    return Number(all);
  };

  it('migrates once, however many processes begin at the same time', async () => {
    const fresh = await locate();
    const processes = [Database.open(fresh), Database.open(fresh)];
    await Promise.all(processes.map((one) => migrate(one)));
    await Promise.all(processes.map((one) => migrate(one)));
    const posts = new PostRepository(processes[0]!);
    expect(await posts.version()).toBe(0);
    await Promise.all(processes.map((one) => one.destroy()));
  });

  it('keeps leads when the database is closed and opened again', async () => {
    await save(database);
    await database.destroy();
    database = Database.open(location);
    expect(await stored(database)).toMatchObject([contactExample]);
  });

  it('leaves no lead when its notification cannot be stored', async () => {
    await database.schema.dropTable('outbox').execute();
    await expect(save(database)).rejects.toThrow('outbox');
    expect(await count('leads')).toBe(0);
  });

  it('stores one lead for a key that arrives many times at once', async () => {
    const once = { idempotencyKey: 'key' };
    const results = await Promise.all(Array.from({ length: 12 }, () => save(database, once)));
    expect(results.sort()).toEqual([...Array<string>(11).fill('repeated'), 'stored']);
    expect([await count('leads'), await count('outbox')]).toEqual([1, 1]);
    const other = { ...once, contact: { ...contactExample, name: 'Another' } };
    expect(await save(database, other)).toBe('key-reused');
  });

  it('counts requests across replicas and forgets windows that are over', async () => {
    const replicas = [new RateLimiter(database), new RateLimiter(database)];
    const rule = { scope: 'test', limit: 2, windowMs: 1000 };
    const waits = [];
    for (let at = 0; at < 4; at += 1) waits.push(await replicas[at % 2]!.hit(rule, 'client', 10_500));
    expect(waits).toEqual([0, 0, 1, 1]);
    expect(await replicas[0]!.hit(rule, 'client', 11_000)).toBe(0);
    expect(await count('rate_windows')).toBe(1);
  });

  it('counts requests that come together by one write, each in its turn', async () => {
    const limiter = new RateLimiter(database);
    const rule = { scope: 'test', limit: 2, windowMs: 1000 };
    const hit = (client: string, now = 10_500) => limiter.hit(rule, client, now);
    const together = [hit('one'), hit('other'), hit('one'), hit('one'), hit('one', 11_000), hit('other')];
    expect(await Promise.all(together)).toEqual([0, 0, 0, 1, 0, 0]);
    expect(await Promise.all([hit('one', 11_000), hit('one', 11_000)])).toEqual([0, 1]);
  });

  it('imports the shipped posts once, also when two replicas begin together', async () => {
    const replicas = [new PostRepository(database), new PostRepository(database)];
    const renderer = new PostRenderer();
    const reports = await Promise.all(replicas.map((posts) => importPosts(postsDir, posts, renderer)));
    renderer.onModuleDestroy();
    const written = reports.map((report) => report.written).sort((one, other) => one - other);
    expect(written[0]).toBe(0);
    expect(await replicas[0]!.published()).toHaveLength(written[1]!);
    expect(await replicas[0]!.version()).toBe(1);
  });

  it('flags the fourth lead with one text, and forgets who sent it after the hour', async () => {
    for (let times = 0; times < 3; times += 1) await save(database, { client: '192.0.2.1' });
    await save(database, { client: '192.0.2.2' });
    await save(database, { client: '192.0.2.1' });
    const flags = (await stored(database)).flatMap(({ flagReasons, delivery }) =>
      flagReasons.map((reason) => [reason, delivery]),
    );
    expect(flags).toEqual([['the same text 4 times within an hour from one address', 'withheld']]);
    await new RateLimiter(database).hit(
      { scope: 'x', limit: 1, windowMs: 1 },
      'client',
      Date.now() + 7_200_000,
    );
    expect(await count('rate_windows')).toBe(1);
  });

  it('brings a database of the first version up to date, and what waited there is kept', async () => {
    const old = Database.open(await locate());
    await migrate(old, '0001-first');
    await sql`insert into leads (id, created_at, body_hash, name, company, email, phone, service, message)
      values ('old', 1, 'x', 'n', 'c', 'e', 'p', 's', 'm')`.execute(old);
    await sql`insert into outbox (id, lead_id, channel, status, next_attempt_at, created_at)
      values ('row', 'old', 'email', 'pending', 1, 1)`.execute(old);
    await migrate(old);
    expect(await stored(old)).toMatchObject([{ id: 'old', flagReasons: [], delivery: 'held' }]);
    await old.destroy();
  });

  it('starts on a database that a later version has brought further, and takes leads', async () => {
    const executed = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        database,
      );
    await executed('0998-of-a-later-version');
    await executed('0999-of-a-later-version');
    await migrate(database);
    await migrate(database);
    await save(database);
    expect(await count('leads')).toBe(1);
  });

  it('refuses a database with a change that this version should have made before', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('0003-of-another-source', ${new Date().toISOString()})`.execute(
      database,
    );
    await expect(migrate(database)).rejects.toThrow('cannot be brought up to date');
  });

  if (!server) return;

  it('outlives connections that the server ends, idle and busy ones alike', async () => {
    const endAll = () =>
      server().administer(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      );
    await save(database);
    await endAll();
    await wait(50);
    await save(database);
    const cut = database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('leads').select('id').execute();
      await endAll();
      await wait(50);
      await transaction.selectFrom('leads').select('id').execute();
    });
    const error: unknown = await cut.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(await stored(database)).toHaveLength(2);
  });
});

describe('SQLite', () => {
  const pragma = async (database: Database, name: string) => {
    const { rows } = await sql.raw(`PRAGMA ${name}`).execute(database);
    return Object.values(rows[0] as object)[0] as unknown;
  };

  it('reports a commit only when it is on the disk, also after a transaction', async () => {
    const database = Database.open({ dataDir: temporaryFolder() });
    await database.transaction().execute(async () => {});
    const full = 2;
    expect(await pragma(database, 'synchronous')).toBe(full);
    expect(await pragma(database, 'journal_mode')).toBe('wal');
    expect(await pragma(database, 'foreign_keys')).toBe(1);
    await database.destroy();
  });

  it('waits for a writer in another process without stopping, and goes on well after it', async () => {
    const dataDir = temporaryFolder();
    const [writer, waiting] = [Database.open({ dataDir }), Database.open({ dataDir })];
    await migrate(writer);
    let waited: Promise<unknown> | undefined;
    await writer.transaction().execute(async (transaction) => {
      await transaction.updateTable('meta').set({ value: 5 }).execute();
      waited = Promise.all([waiting.updateTable('meta').set({ value: 6 }).execute(), save(waiting)]);
      await wait(300);
    });
    await waited;
    await save(waiting);
    expect(await stored(writer)).toHaveLength(2);
    await Promise.all([writer.destroy(), waiting.destroy()]);
  });
});
