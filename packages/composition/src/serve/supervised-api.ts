import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Counter, Registry } from 'prom-client';
import type { RegistryContentType } from 'prom-client';
import { spawnApi, untilReady, type ApiProcess, type ApiProcessOptions } from './api-process.js';
import { untilSilent } from './until-silent.js';
import { RestartPauses } from './restart-pauses.js';

/** An api that is told to end and does not is ended after this, in milliseconds. */
const lastWords = 10_000;

/** How long an api that runs may answer nothing, in milliseconds. */
const longestSilence = 20_000;

/** The api, started again whenever it ends by itself or answers nothing any more. */
export class SupervisedApi {
  readonly registry = new Registry<RegistryContentType>();
  private readonly restarts = new Counter({
    name: 'site_api_restarts_total',
    help: 'How often the api was started again because it had ended by itself.',
    registers: [this.registry],
  });
  private readonly pauses = new RestartPauses();
  private options: ApiProcessOptions | undefined;
  private current: ApiProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  /**
   * `tell` gets a line for people at each end and each restart. With a `silence` of 0 an api that answers nothing is left alone:
   * it may stand at a breakpoint.
   */
  constructor(
    private readonly tell: (line: string) => void,
    private readonly silence = longestSilence,
  ) {}

  /** Process number, undefined while none runs. */
  get pid(): number | undefined {
    const child = this.current?.child;
    return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
  }

  /**
   * Resolves once the api is ready, with the files of posts it left aside. Rejects with what it printed when it cannot
   * start; after that it is not tried again.
   */
  async start(options: ApiProcessOptions): Promise<string[]> {
    this.options = options;
    const began = Date.now();
    const first = (this.current = spawnApi(options));
    const { filesLeftAside } = await first.listening;
    await untilReady(first.child, `${options.apiOrigin}/readyz`, first.output);
    this.watch(first, began);
    void this.endWhenSilent(first.child);
    return filesLeftAside;
  }

  /** From now on an end of the api is no news: Ctrl+C reaches it as well, before this program has stopped. */
  expectEnd(): void {
    this.stopping = true;
    clearTimeout(this.timer);
  }

  /** Ends the api for good and resolves when it has ended. */
  async stop(): Promise<void> {
    this.expectEnd();
    const child = this.current?.child;
    if (this.pid === undefined || !child) return;
    const ended = once(child, 'exit');
    child.kill();
    const timer = setTimeout(() => child.kill('SIGKILL'), lastWords);
    await ended;
    clearTimeout(timer);
  }

  private watch({ child, output }: ApiProcess, began: number): void {
    const ended = () => {
      if (this.stopping) return;
      const pause = this.pauses.after(Date.now() - began);
      const how = child.signalCode
        ? `by ${child.signalCode}`
        : `with code ${child.exitCode}: ${lastLine(output())}`;
      this.tell(`The api ended ${how}. Pages go on; it is started again in ${pause / 1000} s.`);
      this.timer = setTimeout(() => this.restart(), pause);
    };
    // The process may have ended since it answered, or may never have started.
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) ended();
    else child.once('close', ended);
  }

  private async endWhenSilent(child: ChildProcess): Promise<void> {
    if (!this.silence || !this.options) return;
    const gone = new AbortController();
    child.once('exit', () => gone.abort());
    const url = `${this.options.apiOrigin}/healthz`;
    if (!(await untilSilent(url, this.silence, gone.signal)) || this.stopping || child.pid !== this.pid)
      return;
    this.tell(`The api has answered nothing for ${this.silence / 1000} s and is ended.`);
    child.kill('SIGKILL');
  }

  private restart(): void {
    if (!this.options) return;
    const next = (this.current = spawnApi(this.options));
    this.restarts.inc();
    this.watch(next, Date.now());
    next.listening.then(
      () => {
        this.tell('The api is back.');
        void this.endWhenSilent(next.child);
      },
      () => {},
    );
  }
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.slice(0, 500) ?? '';
