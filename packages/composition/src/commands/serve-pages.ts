import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { startTracing } from '@northgate/tracing/start-tracing.js';
import { MetricsServer } from '../serve/metrics-server.js';
import { PageCluster } from '../serve/page-cluster.js';
import { PageServer } from '../serve/page-server.js';
import { ErrorWatch } from '../watch/error-watch.js';
import type { Workspace } from './workspace.js';

/** The page server's name in traces. */
export const serviceName = 'site-pages';

/** A page server gone public: its port, and the way to end it without failing a request. */
export interface ServedPages {
  port: number;
  stop: () => Promise<void>;
  /** Replaces the processes one after the other without failing a request; does nothing where there is one only. */
  restart: () => Promise<void>;
}

interface ServeOptions {
  /** Takes a young revision back when its pages fail, unless the environment forbids it. */
  watched: boolean;
  /** Further metrics of this process, in the text format of Prometheus. */
  moreMetrics?: () => Promise<string>;
}

/** The page server a workspace asks for, in this process. */
export function pageServerOf(
  workspace: Workspace,
  log: Logger,
  { watched }: Pick<ServeOptions, 'watched'>,
): PageServer {
  const { store, brand, environment } = workspace;
  const { apiOrigin, host, port, trustedProxies, allowOverrides, publicSourceMaps } = environment;
  const watch = watched && environment.returnWatch ? { watch: errorWatch(workspace, log) } : {};
  const visitors = { trustedProxies, allowOverrides, publicSourceMaps };
  return new PageServer({ store, brand, apiOrigin, host, port, ...visitors, log, ...watch });
}

const errorWatch = ({ store, composer, environment }: Workspace, log: Logger): ErrorWatch =>
  new ErrorWatch({
    store,
    watchFor: environment.returnWatch * 1000,
    trustedProxies: environment.trustedProxies,
    goBack: async (from, why) => {
      if (await composer.takeBack(from, why)) log.error(`Revision ${from.number} was taken back: ${why}`);
    },
    log,
  });

/** The log of a page server: one JSON object a line. */
export const pageLog = ({ environment }: Workspace): Logger => pino({ level: environment.logLevel });

/** Serves pages from this process, or from as many as the environment asks for, with metrics on a port of their own. */
export async function servePages(workspace: Workspace, options: ServeOptions): Promise<ServedPages> {
  const { workers, drainTime, metrics } = workspace.environment;
  const endTracing = workers > 1 ? null : await startTracing(serviceName);
  const log = pageLog(workspace);
  const pages =
    workers > 1 ? inCluster(workers, log) : inProcess(pageServerOf(workspace, log, options), drainTime);
  const port = await pages.start();
  const { moreMetrics } = options;
  const metricsServer =
    metrics &&
    new MetricsServer(async () => (await pages.metrics()) + (moreMetrics ? `\n${await moreMetrics()}` : ''));
  if (metrics) await metricsServer?.start(metrics.port, metrics.host);
  const stop = async () => {
    await pages.stop();
    metricsServer?.stop();
    await endTracing?.();
  };
  const restart = () =>
    pages.restart().catch((error: unknown) => log.error({ error: String(error) }, 'cannot restart'));
  return { port, stop, restart };
}

const inProcess = (server: PageServer, drainTime: number) => ({
  start: () => server.start(),
  stop: () => server.stop(drainTime),
  restart: async () => {},
  metrics: () => server.metrics.registry.metrics(),
});

function inCluster(workers: number, log: Logger) {
  const workerFile = fileURLToPath(new URL('./page-worker.js', import.meta.url));
  const cluster = new PageCluster({ workerFile, workers, env: process.env, log });
  return {
    start: () => cluster.start(),
    stop: () => cluster.stop(),
    restart: () => cluster.restart(),
    metrics: () => cluster.metrics(),
  };
}
