import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@northgate/contracts/release.js';
import { listFiles } from './list-files.js';

const named = /['"`](mfe-[a-z0-9-]+)\/([a-z][a-z0-9-]*)['"`]/g;

/** The components of other apps a server build names, such as `mfe-tools/contact-section`, sorted. */
export async function readUses(app: AppName, serverFolder: string): Promise<string[]> {
  const uses = new Set<string>();
  for (const file of (await listFiles(serverFolder)).filter((name) => name.endsWith('.js')))
    for (const [, other, expose] of (await readFile(join(serverFolder, file), 'utf8')).matchAll(named))
      if (other !== app) uses.add(`${other}/${expose}`);
  return [...uses].sort();
}
