import { setTimeout as wait } from 'node:timers/promises';
import { LibsqlError, createClient, type Client, type InArgs, type Transaction } from '@libsql/client';
import { Mutex } from 'async-mutex';
import type { CompiledQuery } from 'kysely';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

/** How long a statement waits for another process that is writing, in milliseconds. */
const busyTimeout = 5000;

/** SQLite's own wait stops this whole process, so it is kept short and tried again after a pause. */
const blockingWait = 50;
const pause = 10;

const settings = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON'];

/** Kysely on an SQLite file: write-ahead log, and a commit is on the disk before it is reported. */
export class LibsqlDialect implements Dialect {
  constructor(private readonly file: string) {}

  createDriver(): Driver {
    return new LibsqlDriver(this.file);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new TransactionalSqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/** Migrations run inside one writing transaction, which keeps a second process out until they are done. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection, used in turns: settings made on it hold, and a transaction is never mixed with other statements. */
class LibsqlDriver implements Driver {
  private readonly turn = new Mutex();
  private connection: LibsqlConnection | undefined;

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    this.connection = new LibsqlConnection(
      createClient({ url: `file:${this.file}`, concurrency: 1, timeout: blockingWait }),
    );
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.turn.acquire();
    return this.connection!;
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {
    // SQLite works and waits for the disk on this thread: holders in a row would keep everybody else from it.
    setImmediate(() => this.turn.release());
  }

  async destroy(): Promise<void> {
    this.connection?.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  private transaction: Transaction | undefined;
  private state: 'fresh' | 'set' | 'suspect' = 'fresh';

  constructor(private readonly client: Client) {}

  async begin(): Promise<void> {
    this.transaction = await this.whenFree(() => this.client.transaction('write'));
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.transaction;
    this.transaction = undefined;
    await this.watched(async () => transaction?.[how]());
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { sql: query.sql, args: query.parameters as InArgs };
    const { transaction } = this;
    const result = transaction
      ? await this.watched(() => transaction.execute(statement))
      : await this.whenFree(() => this.client.execute(statement));
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowsAffected) };
  }

  // eslint-disable-next-line require-yield -- the driver reads whole results only
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered by this driver.');
  }

  close(): void {
    this.client.close();
  }

  /** Runs the work, again and again while another process is writing. */
  private async whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
    const deadline = Date.now() + busyTimeout;
    for (;;) {
      try {
        return await this.watched(async () => {
          await this.prepare();
          return work();
        });
      } catch (error) {
        if (!codeOf(error).startsWith('SQLITE_BUSY') || Date.now() > deadline) throw error;
        await wait(pause);
      }
    }
  }

  /** After a failure of the file or a lock the binding leaves its statement open, and no commit works any more. */
  private async watched<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!/^SQLITE_(ERROR|CONSTRAINT)/.test(codeOf(error))) this.state = 'suspect';
      throw error;
    }
  }

  private async prepare(): Promise<void> {
    if (this.state === 'set') return;
    if (this.state === 'suspect') this.client.reconnect();
    this.state = 'fresh';
    for (const setting of settings) await this.client.execute(`PRAGMA ${setting}`);
    this.state = 'set';
  }
}

const codeOf = (error: unknown): string => (error instanceof LibsqlError ? error.code : '');
