import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import semver from 'semver';

const container = fileURLToPath(new URL('../../container/proxy/', import.meta.url));

/** The nginx of this machine, or the one `NGINX_PATH` names; null when there is none. */
export const nginxProgram = (): string | null =>
  process.env.NGINX_PATH ??
  ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file)) ??
  null;

/** Whether that nginx keeps connections for another request when a flip replaces its workers: 1.27.4 and later. */
export function keepsConnections(): boolean {
  const { stderr } = spawnSync(nginxProgram() ?? '', ['-v'], { encoding: 'utf8' });
  return semver.gte(semver.coerce(stderr) ?? '0.0.0', '1.27.4');
}

interface LocalProxyOptions {
  /** An empty folder for its files. */
  folder: string;
  pageServer: number;
  /** Port of the api; the page server's when left out, which hands on what is for it. */
  api?: number;
  /** Folder in which the page server writes what is live. */
  told: string;
}

/** What nginx needs to run beside its caller instead of in a container. */
export const localNginx = (folder: string): string =>
  `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid;
   error_log ${folder}/error.log warn;`;

/** The containers' proxy, with its very configuration and its follower, as processes of this machine. */
export class LocalProxy {
  private constructor(
    readonly port: number,
    private readonly nginx: ChildProcess,
    private readonly follower: ChildProcess,
  ) {}

  static async start(options: LocalProxyOptions): Promise<LocalProxy> {
    const { folder, told } = options;
    const port = await getPort();
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(join(folder, 'nginx.conf'), configuration(options, port));
    for (const name of ['tls', 'console']) writeFileSync(join(folder, `${name}.conf`), '');
    const program = join(folder, 'bin/nginx');
    writeFileSync(program, `#!/bin/sh\nexec ${nginxProgram()} -p ${folder} -c ${folder}/nginx.conf "$@"\n`);
    chmodSync(program, 0o755);
    const env = {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      PROXY_FOLDER: told,
      PROXY_TEMP: folder,
    };
    // A group of its own, for the loop it leaves behind.
    const follower = spawn(join(container, 'follow.sh'), { env, detached: true, stdio: 'ignore' });
    await once(follower, 'exit');
    const nginx = spawn(program, { env, stdio: 'ignore' });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (answer) return new LocalProxy(port, nginx, follower);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nginx does not answer: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  }

  /** Process number of the master. */
  get pid(): number {
    return this.nginx.pid ?? 0;
  }

  async stop(): Promise<void> {
    process.kill(-(this.follower.pid ?? 0));
    this.nginx.kill();
    await once(this.nginx, 'exit');
  }
}

function configuration({ folder, pageServer, api = pageServer }: LocalProxyOptions, port: number): string {
  const text = readFileSync(join(container, 'nginx.conf'), 'utf8');
  const local = text
    .replace(/^(worker_processes|pid|error_log) .*$/gm, '')
    .replace(/^ *resolver .*$/m, '')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('http://page-server:3000', `http://127.0.0.1:${pageServer}`)
    .replaceAll('http://api:3001', `http://127.0.0.1:${api}`);
  return `${localNginx(folder)}\n${local}`;
}
