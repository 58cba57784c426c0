import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import pg from 'pg';
import { EnvironmentError } from '../environment.js';
import { LibsqlDialect } from './libsql-dialect.js';
import type { Tables } from './tables.js';

/** Where the data lies: PostgreSQL when there is an address, else a file in the data folder. */
export interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** The embedded database's file. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'northgate.db');

/** The store of everything the api keeps; the same queries run on SQLite and on PostgreSQL. */
export class Database extends Kysely<Tables> implements OnApplicationShutdown {
  private constructor(
    dialect: Dialect,
    readonly engine: 'sqlite' | 'postgres',
  ) {
    super({ dialect });
  }

  static open({ databaseUrl, dataDir }: DatabaseLocation): Database {
    if (databaseUrl) {
      return new Database(new PostgresDialect({ pool: createPool(databaseUrl) }), 'postgres');
    }
    createFolder(dataDir);
    return new Database(new LibsqlDialect(databaseFile(dataDir)), 'sqlite');
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.destroy();
  }
}

function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new EnvironmentError(`DATA_DIR must be a folder that can be written: ${(error as Error).message}.`);
  }
}

const bigintOid = 20;

function createPool(connectionString: string): pg.Pool {
  const logger = new Logger('Database');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    types: {
      // Counters and milliseconds stay far below 2^53, so a number is exact.
      getTypeParser: ((oid: number, format: 'text'): unknown =>
        oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener on pool and client alike, a restart of PostgreSQL ends this process.
  const report = (error: Error) => logger.warn(`connection lost: ${error.message}`);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}
