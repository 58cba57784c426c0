import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.js';
import { installTool } from './install-tool.js';

interface Found {
  postgresBinaries: () => string | undefined;
  postgresMissing: string;
}

/**
 * The folder of a PostgreSQL server's programs, installed where the machine has none, as a browser is. Throws when there
 * is none for this platform either.
 */
export async function postgresForTests(): Promise<string> {
  const compiled = pathToFileURL(join(root, 'api/dist/testing/postgres-binaries.js')).href;
  const { postgresBinaries, postgresMissing } = (await import(compiled)) as Found;
  const found = postgresBinaries();
  if (found) return found;
  installTool('postgres');
  const installed = postgresBinaries();
  if (!installed) throw new Error(postgresMissing.trim());
  return installed;
}
