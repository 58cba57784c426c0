import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Database, databaseFile } from '../database/database.js';
import { readEnvironment, type Environment } from '../environment.js';
import { LeadRepository } from './lead.repository.js';
import { leadsAsCsv, leadsAsJson, leadsAsTable } from './leads-format.js';

const usage = `Lists leads, newest first.

  --limit N   at most N leads (the table shows 50 unless told, --csv and --json show all)
  --csv       comma-separated values
  --json      JSON
  --help      this text
`;

interface Options {
  form: 'table' | 'csv' | 'json' | 'help';
  limit: number | undefined;
}

/** The text the command prints; throws an error whose message is fit to be shown. */
export async function listLeads(args: string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const { form, limit } = readOptions(args);
  if (form === 'help') return usage;
  const environment = readEnvironment(variables);
  const leads = await readLeads(environment, limit);
  if (form === 'csv') return leadsAsCsv(leads ?? []);
  if (form === 'json') return leadsAsJson(leads ?? []);
  if (leads === undefined) return `No leads yet: there is no database in ${placeOf(environment)}.\n`;
  return leads.length === 0 ? 'No leads yet.\n' : leadsAsTable(leads);
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
      limit: { type: 'string' },
    },
  });
  if (values.csv && values.json) throw new Error('Choose --csv or --json, not both.');
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit)) {
    throw new Error(`--limit must be a whole number above 0, but it is ${JSON.stringify(values.limit)}.`);
  }
  const form = values.help ? 'help' : values.csv ? 'csv' : values.json ? 'json' : 'table';
  const standard = form === 'table' ? 50 : undefined;
  return { form, limit: values.limit === undefined ? standard : Number(values.limit) };
}

/** The leads, or nothing when no api has ever run on this store. */
async function readLeads(environment: Environment, limit: number | undefined) {
  if (environment.databaseUrl === undefined && !existsSync(databaseFile(environment.dataDir)))
    return undefined;
  const database = Database.open(environment);
  try {
    const tables = await database.introspection.getTables();
    if (!tables.some((table) => table.name === 'leads')) return undefined;
    return await new LeadRepository(database).latest(limit);
  } catch (error) {
    const reason = (error as Error).message || (error as Error).name;
    throw new Error(`The leads in ${placeOf(environment)} could not be read: ${reason}`, { cause: error });
  } finally {
    await database.destroy();
  }
}

const placeOf = (environment: Environment) =>
  environment.databaseUrl === undefined ? environment.dataDir : 'PostgreSQL';
