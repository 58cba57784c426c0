import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const debianRoot = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`: `POSTGRES_BIN`, or the newest one Debian installed. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(debianRoot)
    ? readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(debianRoot, version, 'bin'))];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root runs it as the user its package made. */
function unprivileged(command: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, args];
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', command, ...args]];
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A PostgreSQL server of its own on a free port; `stop` ends it and removes its data. */
export async function startPostgres(binaries: string) {
  const folder = mkdtempSync(join(tmpdir(), 'api-postgres-'));
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const [initdb, initdbArgs] = unprivileged(join(binaries, 'initdb'), [
    ...['--pgdata', data, '--username=test', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
  ]);
  execFileSync(initdb, initdbArgs, { stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const server = runServer(binaries, data, port);
  const url = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'));
  let databases = 0;
  return {
    /** The address of a fresh, empty database. */
    async createDatabase(): Promise<string> {
      const name = `test_${(databases += 1)}`;
      await query(url('postgres'), `create database ${name}`);
      return url(name);
    },
    /** Runs one statement as administrator. */
    administer: (statement: string) => query(url('postgres'), statement),
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

function runServer(binaries: string, data: string, port: number): ChildProcess {
  const [postgres, args] = unprivileged(join(binaries, 'postgres'), [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
    ...['-c', 'fsync=off', '-c', 'shared_buffers=16MB', '-c', 'max_connections=50'],
  ]);
  return spawn(postgres, args, { stdio: 'ignore', cwd: data.replace(/\/data$/, '') });
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function untilReady(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await query(connectionString, 'select 1');
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
}
