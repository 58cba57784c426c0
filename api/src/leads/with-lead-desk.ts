import { existsSync } from 'node:fs';
import { Database, databaseFile } from '../database/database.js';
import { readEnvironment, type Environment } from '../environment.js';
import { LeadDesk } from './lead-desk.js';

/** A sentence for the person at the terminal. */
export class LeadsError extends Error {}

const placeOf = (environment: Environment) =>
  environment.databaseUrl === undefined ? environment.dataDir : 'PostgreSQL';

/** Opens the api's own store for one piece of work; calls `nothingYet` when no api has ever run on it. */
export async function withLeadDesk(
  variables: NodeJS.ProcessEnv,
  work: (desk: LeadDesk) => Promise<string>,
  nothingYet: (place: string) => string,
): Promise<string> {
  const environment = readEnvironment(variables);
  const place = placeOf(environment);
  const none = environment.databaseUrl === undefined && !existsSync(databaseFile(environment.dataDir));
  if (none) return nothingYet(place);
  const database = Database.open(environment);
  try {
    return (await hasLeads(database)) ? await work(new LeadDesk(database)) : nothingYet(place);
  } catch (error) {
    if (error instanceof LeadsError) throw error;
    const reason = (error as Error).message || (error as Error).name;
    throw new LeadsError(`The leads in ${place} could not be read: ${reason}`, { cause: error });
  } finally {
    await database.destroy();
  }
}

/** This command changes no tables: that is left to the api, which may be of another version while it is replaced. */
async function hasLeads(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables();
  const outbox = tables.find(({ name }) => name === 'outbox');
  if (!outbox) return false;
  if (outbox.columns.some(({ name }) => name === 'claimed_until')) return true;
  throw new LeadsError('The database is from an earlier version: start the api once to bring it up to date.');
}
