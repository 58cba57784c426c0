import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import getPort from 'get-port';
import { unprivileged } from './unprivileged.js';

const cache = fileURLToPath(new URL('../../../.cache/test', import.meta.url));

/** `durable`: commits reach the disk, as in production; tests that do not ask for it run faster without. */
export interface PostgresOptions {
  durable?: boolean;
}

/** A PostgreSQL server of its own on a free port; `stop` ends it and removes its data. */
export async function startPostgres(binaries: string, { durable = false }: PostgresOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'api-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  prepareCluster(binaries, data, user);
  const port = await getPort();
  const url = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  const run = async (): Promise<ChildProcess> => {
    const settings = ['shared_buffers=16MB', 'max_connections=60', `fsync=${durable ? 'on' : 'off'}`];
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
    const server = spawn(
      join(binaries, 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      {
        stdio: 'ignore',
        cwd: folder,
        ...user,
      },
    );
    await untilReady(url('postgres'));
    return server;
  };
  let server = await run();
  process.once('exit', () => server.kill('SIGQUIT'));
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
    /** Ends the server at once, as a power cut of its machine would, and starts it again on the same data. */
    async restart(): Promise<void> {
      await end(server);
      server = await run();
    },
    async stop(): Promise<void> {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Making a cluster takes longer than most tests that use one, so it is made once and copied. */
function prepareCluster(binaries: string, data: string, user: ReturnType<typeof unprivileged>): void {
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  const version = createHash('sha256').update(binaries).update(postgresVersion(binaries, user)).digest('hex');
  const made = join(cache, `postgres-${version.slice(0, 12)}`);
  if (existsSync(made)) return void copy(made, data);
  const settings = ['--username=test', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const options = { stdio: 'ignore', cwd: dirname(data), ...user } as const;
  execFileSync(join(binaries, 'initdb'), ['--pgdata', data, ...settings], options);
  mkdirSync(cache, { recursive: true });
  const half = `${made}-${process.pid}`;
  copy(data, half);
  try {
    renameSync(half, made);
  } catch {
    // Another suite was faster.
    rmSync(half, { recursive: true, force: true });
  }
}

const postgresVersion = (binaries: string, user: ReturnType<typeof unprivileged>): string =>
  execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/', ...user });

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await ended;
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
      if (tries === 150) throw error;
      await wait(100);
    }
  }
}
