import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { databaseFile, type DatabaseLocation } from './database.js';

/** Writes a copy of the database as it is at one moment into a folder, while others go on using it; answers the file. */
export async function backUpDatabase(location: DatabaseLocation, folder: string): Promise<string> {
  return location.databaseUrl
    ? dumpPostgres(location.databaseUrl, join(folder, 'database.dump'))
    : copySqlite(databaseFile(location.dataDir), databaseFile(folder));
}

async function copySqlite(from: string, to: string): Promise<string> {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  const client = createClient({ url: `file:${from}` });
  try {
    await client.execute({ sql: 'vacuum into ?', args: [to] });
    return to;
  } finally {
    client.close();
  }
}

/** The password goes by the environment: arguments are there for everyone to see. */
function dumpPostgres(databaseUrl: string, to: string): string {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const { status, error } = spawnSync('pg_dump', ['--format=custom', `--file=${to}`, url.href], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  });
  if (status !== 0) throw new Error(error ? `pg_dump: ${error.message}` : `pg_dump ended with ${status}.`);
  return to;
}
