import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AppName } from '@northgate/contracts/release.js';
import type { PagePlan, PartsFailed } from '@northgate/contracts/renderer.js';
import { whyProcessEnded } from '../processes/why-process-ended.js';
import { within } from '../processes/deadline.js';
import type { Given, RenderedResult, WorkerAnswer, WorkerSetup } from './render-messages.js';

/** The compiled worker: also found from the sources, which Node cannot run. */
const workerFile = fileURLToPath(new URL('../../dist/render/render-worker.js', import.meta.url));

interface Waiting {
  resolve: (value: never) => void;
  reject: (reason: Error) => void;
}

/** What the code of apps may know of this machine: no setting of the site, for among them are its secrets. */
const environmentOfApps = (): NodeJS.ProcessEnv => {
  const { PATH, TMPDIR, TZ, LANG, NODE_ENV = 'production' } = process.env;
  return { PATH, TMPDIR, TZ, LANG, NODE_ENV };
};

/** A fresh process with the server builds of one candidate revision; close it when done. */
export class RenderProcess {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private readonly output: string[] = [];
  private nextId = 1;
  private ended: string | null = null;
  private wasKilled = false;

  /** `patience` is how long any answer may take, in milliseconds; a process that takes longer is killed. */
  constructor(
    setup: WorkerSetup,
    private readonly patience: number,
  ) {
    this.child = fork(workerFile, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: environmentOfApps(),
      execArgv: [],
    });
    this.child.stdout?.on('data', (data: Buffer) => this.output.push(String(data)));
    this.child.stderr?.on('data', (data: Buffer) => this.output.push(String(data)));
    this.child.on('message', (message: WorkerAnswer) => this.settle(message));
    this.child.on('close', (code, signal) => {
      this.wasKilled = this.ended === null && signal === 'SIGKILL';
      this.end(`The render process ${whyProcessEnded(code, signal)}.`);
    });
    // A message to a process that is gone also arrives here; `close` follows and says why.
    this.child.on('error', (error) => {
      if (this.child.pid === undefined) this.end(`The render process cannot start: ${error.message}.`);
    });
    this.child.send(setup);
  }

  /** The pages an app has under this revision. Rejects with what the app threw, or `DeadlineExceeded`. */
  plan(app: AppName): Promise<PagePlan[]> {
    return this.ask({ ask: 'plan', app }, `${app}: reading its routes`);
  }

  notFoundPlan(): Promise<PagePlan> {
    return this.ask({ ask: 'not-found' }, 'Starting the host');
  }

  /**
   * One page as HTML, or the parts of other apps because of which there is none; those in `without` give way to their fallback, and
   * what is `given` is not read from the api. Rejects with what the page threw, or `DeadlineExceeded`.
   */
  render(plan: PagePlan, without: string[] = [], given?: Given): Promise<RenderedResult | PartsFailed> {
    return this.ask({ ask: 'render', plan, without, given }, `${plan.path}: rendering it`);
  }

  /** What the process printed: warnings of React and of the apps. */
  get log(): string {
    return this.output.join('');
  }

  /** The same once all pages are done. Throws when the system killed the process, which says nothing about its pages. */
  finalLog(): string {
    if (this.wasKilled) throw new Error(this.ended ?? '');
    return this.log;
  }

  /** Ends the process at once, also one that listens to nobody. */
  close(): void {
    this.end('The render process was closed.');
    this.child.kill('SIGKILL');
  }

  private ask<T>(request: object, what: string): Promise<T> {
    if (this.ended) return Promise.reject(new Error(this.ended));
    const id = this.nextId++;
    const answered = new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.child.send({ id, ...request });
    });
    return within(this.patience, what, answered, () => this.close());
  }

  private settle(message: WorkerAnswer): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('error' in message) waiting?.reject(new Error(message.error));
    else waiting?.resolve(message.value as never);
  }

  private end(reason: string): void {
    this.ended ??= `${reason}\n${this.log}`.trim();
    for (const { reject } of this.waiting.values()) reject(new Error(this.ended));
    this.waiting.clear();
  }
}
