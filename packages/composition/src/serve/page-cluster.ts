import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { AggregatorRegistry, Counter, Registry, type RegistryContentType } from 'prom-client';
import { RestartPauses } from './restart-pauses.js';

interface PageClusterOptions {
  /** Compiled module that serves pages in each worker. */
  workerFile: string;
  workers: number;
  env: NodeJS.ProcessEnv;
  log: Logger;
  /** Hears every message of a worker. */
  hear?: (message: unknown) => void;
}

/** Workers that have not ended this long after they were told to are ended, in milliseconds. */
const stopDeadline = 15_000;

/** Page servers in several processes behind one port. One that ends is replaced while the others go on. */
export class PageCluster {
  private readonly aggregator = new AggregatorRegistry();
  private readonly leaving = new Set<Worker>();
  private readonly began = new WeakMap<Worker, number>();
  private readonly pauses = new RestartPauses();
  private readonly registry = new Registry<RegistryContentType>();
  private readonly restarts = new Counter({
    name: 'site_worker_restarts_total',
    help: 'How often a process that serves pages was started again because it had ended by itself.',
    registers: [this.registry],
  });
  private restarting: Promise<void> | null = null;
  private stopping = false;

  constructor(private readonly options: PageClusterOptions) {}

  /** Resolves with the port once every worker listens. Rejects when one of them ends before. */
  async start(): Promise<number> {
    const { workerFile, workers } = this.options;
    cluster.setupPrimary({ exec: workerFile, args: [] });
    const ports = await Promise.all(Array.from({ length: workers }, () => this.fork()));
    cluster.on('exit', (worker, code) => this.replace(worker, code));
    return ports[0] ?? 0;
  }

  /** Metrics of all workers added up, and of the cluster itself. */
  async metrics(): Promise<string> {
    return `${await this.aggregator.clusterMetrics()}\n${await this.registry.metrics()}`;
  }

  /**
   * Puts a fresh process in the place of each worker, one after the other: the next one listens before the last one is
   * told to finish. Rejects, with the others left as they were, when a fresh one does not come up.
   */
  restart(): Promise<void> {
    this.restarting ??= this.replaceAll().finally(() => (this.restarting = null));
    return this.restarting;
  }

  private async replaceAll(): Promise<void> {
    for (const worker of running()) {
      if (this.stopping) return;
      await this.fork();
      this.leaving.add(worker);
      await ended([worker]);
    }
  }

  /** Lets every worker finish what it is doing and resolves when all have ended. */
  async stop(): Promise<void> {
    this.stopping = true;
    await ended(running());
  }

  private fork(): Promise<number> {
    const worker = cluster.fork(this.options.env);
    worker.on('message', (message: unknown) => this.options.hear?.(message));
    this.began.set(worker, Date.now());
    return new Promise((resolve, reject) => {
      worker.once('listening', ({ port }) => resolve(port));
      worker.once('exit', (code) => reject(new Error(`A page server ended with code ${code}.`)));
    });
  }

  private replace(worker: Worker, code: number): void {
    if (this.stopping || this.leaving.delete(worker)) return;
    const pause = this.pauses.after(Date.now() - (this.began.get(worker) ?? 0));
    const { pid } = worker.process;
    this.options.log.error({ pid, code, pause }, 'a page server ended and is replaced');
    setTimeout(() => {
      if (this.stopping) return;
      this.restarts.inc();
      // A worker that does not come up has ended too, and is replaced the same way.
      this.fork().catch(() => {});
    }, pause);
  }
}

const running = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Lets workers finish what they are doing and resolves when they have ended. */
async function ended(workers: Worker[]): Promise<void> {
  const exits = workers.filter((worker) => !worker.isDead()).map((worker) => once(worker, 'exit'));
  for (const worker of workers) worker.process.kill('SIGTERM');
  const deadline = setTimeout(
    () => workers.forEach((worker) => worker.process.kill('SIGKILL')),
    stopDeadline,
  );
  await Promise.all(exits);
  clearTimeout(deadline);
}
