import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The compiled command: Node cannot run the sources. */
const program = fileURLToPath(new URL('../../dist/commands/main.js', import.meta.url));

/** What npm puts between itself and the program of a script. */
const shell = ['sh', '-c', '"$0" "$@"; exit $?'];

/** `npm start` as a process of its own, with what it prints; with `npm_lifecycle_event` given, below a shell as npm runs it. */
export class StartedSite {
  output = '';
  private readonly child: ChildProcess;

  constructor(variables: NodeJS.ProcessEnv, ...options: string[]) {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, HOST: '127.0.0.1', ...variables };
    const start = [process.execPath, program, 'start', ...options];
    const [command, ...parameters] = variables.npm_lifecycle_event ? [...shell, ...start] : start;
    this.child = spawn(command!, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (data) => (this.output += String(data)));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Number of the process that is its api; undefined while there is none. */
  get apiPid(): number | undefined {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
    const api = new RegExp(`^ *(\\d+) +${this.pid} .*api/dist/main\\.js`, 'm').exec(processes);
    return api ? Number(api[1]) : undefined;
  }

  /** Resolves once it prints this. Rejects with everything it printed when it ends before. */
  async says(words: RegExp): Promise<void> {
    while (!words.test(this.output)) {
      if (this.hasEnded) throw new Error(`It ended before it said ${String(words)}:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Resolves with the code it ends with, after a signal when one is given. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (!this.hasEnded) {
      const closed = once(this.child, 'close');
      if (signal) this.child.kill(signal);
      await closed;
    }
    return this.child.exitCode;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
