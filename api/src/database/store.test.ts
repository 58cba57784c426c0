import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { importPosts } from '../blog/import-posts.js';
import { PostRepository } from '../blog/post.repository.js';
import { readEnvironment } from '../environment.js';
import { RateLimiter } from '../http/rate-limiter.js';
import { LeadRepository } from '../leads/lead.repository.js';
import { contactExample } from '../testing/contact-example.js';
import { postgresBinaries, startPostgres, type PostgresServer } from '../testing/postgres-server.js';
import { temporaryFolder } from '../testing/start-api.js';
import { Database, type DatabaseLocation } from './database.js';
import { isUnavailable } from './is-unavailable.js';
import { migrate } from './migrations.js';

Logger.overrideLogger(false);

const { postsDir } = readEnvironment({});

function storeSuite(locate: () => Promise<DatabaseLocation>): void {
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
    await Promise.all(processes.map(migrate));
    await Promise.all(processes.map(migrate));
    const posts = new PostRepository(processes[0]!);
    expect(await posts.version()).toBe(0);
    await Promise.all(processes.map((one) => one.destroy()));
  });

  it('keeps leads when the database is closed and opened again', async () => {
    await new LeadRepository(database).save(contactExample);
    await database.destroy();
    database = Database.open(location);
    expect(await new LeadRepository(database).latest()).toMatchObject([contactExample]);
  });

  it('leaves no lead when its notification cannot be stored', async () => {
    await database.schema.dropTable('outbox').execute();
    const leads = new LeadRepository(database);
    await expect(leads.save(contactExample)).rejects.toThrow('outbox');
    expect(await count('leads')).toBe(0);
  });

  it('stores one lead for a key that arrives many times at once', async () => {
    const leads = new LeadRepository(database);
    const results = await Promise.all(Array.from({ length: 12 }, () => leads.save(contactExample, 'key')));
    expect(results.sort()).toEqual([...Array<string>(11).fill('repeated'), 'stored']);
    expect([await count('leads'), await count('outbox')]).toEqual([1, 1]);
    expect(await leads.save({ ...contactExample, name: 'Another' }, 'key')).toBe('key-reused');
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

  it('imports the shipped posts once, also when two replicas begin together', async () => {
    const replicas = [new PostRepository(database), new PostRepository(database)];
    const reports = await Promise.all(replicas.map((posts) => importPosts(postsDir, posts)));
    const written = reports.map((report) => report.written).sort((one, other) => one - other);
    expect(written[0]).toBe(0);
    expect(await replicas[0]!.published()).toHaveLength(written[1]!);
    expect(await replicas[0]!.version()).toBe(1);
  });
}

describe('the store on SQLite', () => {
  storeSuite(async () => ({ dataDir: temporaryFolder() }));

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
    let stored: Promise<unknown> | undefined;
    await writer.transaction().execute(async (transaction) => {
      await transaction.updateTable('meta').set({ value: 5 }).execute();
      stored = Promise.all([
        waiting.updateTable('meta').set({ value: 6 }).execute(),
        new LeadRepository(waiting).save(contactExample),
      ]);
      await wait(300);
    });
    await stored;
    await new LeadRepository(waiting).save(contactExample);
    expect(await new LeadRepository(writer).latest()).toHaveLength(2);
    await Promise.all([writer.destroy(), waiting.destroy()]);
  });
});

const binaries = postgresBinaries();
if (!binaries) {
  process.stderr.write(
    '\n  NOT TESTED: the store on PostgreSQL. No server found; install it or name its folder in POSTGRES_BIN.\n\n',
  );
}

(binaries ? describe : describe.skip)('the store on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(binaries!);
  }, 60_000);
  afterAll(() => server.stop());

  storeSuite(async () => ({ databaseUrl: await server.createDatabase(), dataDir: '' }));

  it('outlives connections that the server ends, idle and busy ones alike', async () => {
    const database = Database.open({ databaseUrl: await server.createDatabase(), dataDir: '' });
    await migrate(database);
    const endAll = () =>
      server.administer(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      );
    const leads = new LeadRepository(database);
    await leads.save(contactExample);
    await endAll();
    await wait(50);
    await leads.save(contactExample);
    const cut = database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('leads').select('id').execute();
      await endAll();
      await wait(50);
      await transaction.selectFrom('leads').select('id').execute();
    });
    const error: unknown = await cut.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(await leads.latest()).toHaveLength(2);
    await database.destroy();
  });
});
