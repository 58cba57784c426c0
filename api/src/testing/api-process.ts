import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.js';

/** What `tsc -b api` made. */
const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A start that takes longer hangs, however busy the machine is; in milliseconds. */
const patience = 120_000;

/** The api as a process of its own; it can be killed and counts its unexpected ends. */
export class ApiProcess {
  private child: ChildProcess | undefined;
  private expected = false;
  /** How often it ended without being told to. */
  exits = 0;

  constructor(
    readonly url: string,
    private readonly variables: NodeJS.ProcessEnv,
  ) {}

  /** Resolves once it takes requests in full. */
  async start(): Promise<void> {
    const output: string[] = [];
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        API_PORT: new URL(this.url).port,
        RATE_LIMIT_CONTACT: '0',
        RATE_LIMIT_CHAT: '0',
        RATE_LIMIT_SEARCH: '0',
        SITE_ORIGIN: 'http://127.0.0.1:9',
        ...this.variables,
      },
    });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => output.push(String(data)) > 50 && output.shift());
    }
    this.child = child;
    this.expected = false;
    child.once('exit', () => {
      process.off('exit', end);
      if (!this.expected) this.exits += 1;
    });
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`The api did not start:\n${output.join('')}`);
      return this.isReady();
    }, patience);
  }

  async isReady(): Promise<boolean> {
    const asked = fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) });
    return asked.then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The number of the running process. */
  get pid(): number {
    return this.child!.pid!;
  }

  /** Ends the process without a chance to react. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.expected = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
