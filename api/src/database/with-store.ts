import { existsSync } from 'node:fs';
import { readEnvironment, type Environment } from '../environment.js';
import { CommandError } from '../text/command-line.js';
import { Database, databaseFile } from './database.js';
import type { Tables } from './tables.js';

/** What a command reads, and a column by which a database that is new enough for it is known. */
interface Needs {
  what: string;
  table: keyof Tables;
  column: string;
}

const placeOf = (environment: Environment) =>
  environment.databaseUrl === undefined ? environment.dataDir : 'PostgreSQL';

/** Opens the api's own store for one piece of work; calls `nothingYet` when no api has ever run on it. */
export async function withStore(
  variables: NodeJS.ProcessEnv,
  needs: Needs,
  work: (database: Database) => Promise<string>,
  nothingYet: (place: string) => string,
): Promise<string> {
  const environment = readEnvironment(variables);
  const place = placeOf(environment);
  const none = environment.databaseUrl === undefined && !existsSync(databaseFile(environment.dataDir));
  if (none) return nothingYet(place);
  const database = Database.open(environment);
  try {
    return (await isThere(database, needs)) ? await work(database) : nothingYet(place);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = (error as Error).message || (error as Error).name;
    throw new CommandError(`The ${needs.what} in ${place} could not be read: ${reason}`, { cause: error });
  } finally {
    await database.destroy();
  }
}

/** A command changes no tables: that is left to the api, which may be of another version while it is replaced. */
async function isThere(database: Database, { table, column }: Needs): Promise<boolean> {
  const tables = await database.introspection.getTables();
  const found = tables.find(({ name }) => name === table);
  if (!found) return false;
  if (found.columns.some(({ name }) => name === column)) return true;
  throw new CommandError(
    'The database is from an earlier version: start the api once to bring it up to date.',
  );
}
