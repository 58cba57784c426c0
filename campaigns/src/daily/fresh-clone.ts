import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';

const execute = promisify(execFile);

/** What the commands print when the site can be opened. */
const open = /Open http/;

/** A clone of the repository's last commit, as somebody has it who has just found the project. */
export class FreshClone {
  private constructor(
    private readonly folder: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async of(repository: string): Promise<FreshClone> {
    const folder = await mkdtemp(join(tmpdir(), 'northgate-daily-'));
    await execute('git', ['clone', '--quiet', '--no-hardlinks', repository, folder]);
    const names = ['PORT', 'API_PORT', 'CONTROL_PORT', 'DEV_PORT'];
    const ports = await Promise.all(names.map(async (name) => [name, String(await getPort())] as const));
    return new FreshClone(folder, { ...process.env, ...Object.fromEntries(ports) });
  }

  /** Seconds until a command that serves says that the site is open. The command is then stopped. */
  async untilOpen(...args: string[]): Promise<number> {
    const began = performance.now();
    const child = this.npm(args);
    let said = '';
    let seconds = 0;
    child.stdout.on('data', (data: Buffer) => {
      said += String(data);
      if (seconds || !open.test(said)) return;
      seconds = (performance.now() - began) / 1000;
      process.kill(-child.pid!, 'SIGINT');
    });
    child.stderr.on('data', (data: Buffer) => (said += String(data)));
    await once(child, 'close');
    if (!seconds) throw new Error(`npm ${args.join(' ')} ended before the site was open:\n${said}`);
    return seconds;
  }

  /** Seconds until a command has ended well. Throws with what it printed when it has not. */
  async untilDone(...args: string[]): Promise<number> {
    const began = performance.now();
    const child = this.npm(args);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said += String(data)));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}:\n${said.slice(-5000)}`);
    return (performance.now() - began) / 1000;
  }

  /** Adds a line to a file. */
  async append(file: string, line: string): Promise<void> {
    await appendFile(join(this.folder, file), `${line}\n`);
  }

  /** How many packages are installed and how many megabytes they take. */
  async installed(): Promise<{ packages: number; megabytes: number }> {
    const list = await readFile(join(this.folder, 'node_modules/.package-lock.json'), 'utf8');
    const { packages } = JSON.parse(list) as { packages: Record<string, { link?: boolean }> };
    const { stdout } = await execute('du', ['-sm', 'node_modules'], { cwd: this.folder });
    return {
      packages: Object.entries(packages).filter(([path, { link }]) => !link && path.includes('node_modules/'))
        .length,
      megabytes: Number.parseInt(stdout, 10),
    };
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** npm in a process group of its own, which a signal reaches as Ctrl+C would. */
  private npm(args: string[]) {
    return spawn('npm', args, {
      cwd: this.folder,
      env: this.environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}
