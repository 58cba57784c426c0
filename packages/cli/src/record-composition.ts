import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RecordedComposition } from '@northgate/contracts/recorded-composition.js';
import { CliError } from './cli-error.js';
import { ControlServer } from './control-server.js';

/** Where a composition is recorded from, and into which folder. */
export interface RecordOptions {
  from: string;
  token: string;
  into: string;
  tell: (text: string) => void;
}

const compositionPath = '/__site/composition';
/** Files asked for together. */
const atOnce = 8;

/**
 * Fetches the releases that are live together into a folder; files that lie there already and are whole stay. Answers the
 * revision. Throws `CliError`.
 */
export async function recordComposition({ from, token, into, tell }: RecordOptions): Promise<number> {
  const server = new ControlServer(from, token);
  const recorded = await server.ask<RecordedComposition>(compositionPath, { method: 'GET' });
  const wanted = recorded.releases.flatMap(({ app, version, files }) =>
    Object.entries(files)
      .filter(([file]) => !file.endsWith('.map'))
      .map(([file, { sha384 }]) => ({ path: `${app}/${version}/${file}`, sha384 })),
  );
  const missing: typeof wanted = [];
  for (const one of wanted)
    if (!isWhole(await readFile(join(into, one.path)).catch(() => null), one.sha384)) missing.push(one);
  tell(`Revision ${recorded.revision}: ${missing.length} of ${wanted.length} files are new`);
  const fetchNext = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const content = await server.file(`${compositionPath}/${next.path}`);
      if (!isWhole(content, next.sha384)) throw new CliError(`${next.path} did not arrive whole.`);
      await write(join(into, next.path), content);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  await write(join(into, 'composition.json'), JSON.stringify(recorded));
  return recorded.revision;
}

const isWhole = (content: Uint8Array | null, sha384: string): boolean =>
  content !== null && createHash('sha384').update(content).digest('base64') === sha384;

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.half`, content);
  await rename(`${file}.half`, file);
}
