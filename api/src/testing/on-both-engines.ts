import { afterAll, beforeAll, describe } from '@jest/globals';
import type { DatabaseLocation } from '../database/database.js';
import { postgresBinaries, postgresMissing } from './postgres-binaries.js';
import { startPostgres, type PostgresServer } from './postgres-server.js';
import { temporaryFolder } from './start-api.js';

/** Makes a fresh, empty database with every call. */
export type Locate = () => Promise<DatabaseLocation>;

const binaries = postgresBinaries();

/** Runs the suite on SQLite and on a PostgreSQL server of its own; without one that half is reported as skipped. */
export function onBothEngines(
  what: string,
  suite: (locate: Locate, server?: () => PostgresServer) => void,
): void {
  describe(`${what} on SQLite`, () => suite(async () => ({ dataDir: temporaryFolder() })));
  if (!binaries) process.stderr.write(postgresMissing);
  (binaries ? describe : describe.skip)(`${what} on PostgreSQL`, () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(binaries!);
    });
    afterAll(() => server.stop());
    suite(
      async () => ({ databaseUrl: await server.createDatabase(), dataDir: '' }),
      () => server,
    );
  });
}

/** The variables that lead an api to this database. */
export const variablesOf = ({ databaseUrl, dataDir }: DatabaseLocation): NodeJS.ProcessEnv =>
  databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
