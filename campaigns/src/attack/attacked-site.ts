import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalProxy, nginxProgram } from '@northgate/composition/bench/local-proxy.js';
import { LiveLocationsWriter } from '@northgate/composition/serve/live-locations-writer.js';
import { FolderStore } from '@northgate/composition/store/folder-store.js';
import getPort from 'get-port';
import { pino } from 'pino';
import type { AttackTarget } from './attack.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const siteCommand = join(root, 'packages/composition/dist/commands/main.js');

/** A first start builds every app, which takes long on a busy machine; in milliseconds. */
const patience = 900_000;

/** A whole site in processes of its own, with an embedded database and, where nginx is installed, the containers' proxy in front. */
export class AttackedSite implements AttackTarget {
  private constructor(
    readonly pageServer: number,
    readonly api: number,
    private readonly running: { folder: string; child: ChildProcess },
    private readonly front: { proxy: LocalProxy; writer: LiveLocationsWriter } | null,
  ) {}

  get proxy(): number | null {
    return this.front?.proxy.port ?? null;
  }

  /** Takes a copy of the store of `npm start` when there is one, else builds and composes one first. */
  static async start(): Promise<AttackedSite> {
    const folder = await mkdtemp(join(tmpdir(), 'attacked-site-'));
    const built = resolve(root, process.env.DATA_DIR ?? '.data', 'store');
    if (existsSync(built)) await cp(built, join(folder, 'data/store'), { recursive: true });
    const [pageServer, api] = [await getPort(), await getPort()];
    const child = spawn(process.execPath, [siteCommand, 'start'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(pageServer),
        API_PORT: String(api),
        CONTROL_PORT: '0',
        DATA_DIR: join(folder, 'data'),
        // The proxy stands on this machine, and only its word counts.
        TRUSTED_PROXY: '127.0.0.1',
        RATE_LIMIT_CONTACT: '0',
        RATE_LIMIT_CHAT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that everything it started can be ended together.
      detached: true,
    });
    await opened(child);
    const front = await startFront(folder, pageServer, api);
    return new AttackedSite(pageServer, api, { folder, child }, front);
  }

  async stop(): Promise<void> {
    this.front?.writer.stop();
    await this.front?.proxy.stop();
    const { child, folder } = this.running;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  }
}

async function startFront(folder: string, pageServer: number, api: number) {
  if (!nginxProgram()) return null;
  const own = join(folder, 'proxy');
  const told = join(folder, 'told');
  await mkdir(own);
  const store = new FolderStore(join(folder, 'data/store'));
  const log = pino({ level: 'silent' });
  const writer = new LiveLocationsWriter({ store, folder: told, tell: console.error, log });
  await writer.follow();
  return { proxy: await LocalProxy.start({ folder: own, pageServer, api, told }), writer };
}

/** Resolves once the site says where it can be opened. Rejects with its output when it ends before or takes too long. */
function opened(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The site did not start:\n${output}`));
    const timer = setTimeout(fail, patience);
    const collect = (data: Buffer) => {
      output += String(data);
      if (!/Open http:/.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', fail);
  });
}
