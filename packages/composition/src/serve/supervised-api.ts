import { once } from 'node:events';
import { Counter, Registry } from 'prom-client';
import type { RegistryContentType } from 'prom-client';
import { spawnApi, untilReady, type ApiProcess, type ApiProcessOptions } from './api-process.js';
import { RestartPauses } from './restart-pauses.js';

/** The api, started again whenever it ends by itself. */
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

  /** `tell` gets a line for people at each end and each restart. */
  constructor(private readonly tell: (line: string) => void) {}

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
    await ended;
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
    // It may have ended between its answer and now, or never have become a process.
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) ended();
    else child.once('close', ended);
  }

  private restart(): void {
    if (!this.options) return;
    const next = (this.current = spawnApi(this.options));
    this.restarts.inc();
    this.watch(next, Date.now());
    next.listening.then(
      () => this.tell('The api is back.'),
      () => {},
    );
  }
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.slice(0, 500) ?? '';
