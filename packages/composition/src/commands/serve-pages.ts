import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { startTracing } from '@northgate/tracing/start-tracing.js';
import { MetricsServer } from '../serve/metrics-server.js';
import { PageCluster } from '../serve/page-cluster.js';
import { PageServer } from '../serve/page-server.js';
import { openCandidateLinks } from '../candidates/candidate-links.js';
import { LookList, type Look } from '../candidates/look-list.js';
import { shareFiguresFile, ShareKeeper, type ShareFigures } from '../shares/share-keeper.js';
import { Shares } from '../shares/shares.js';
import type { Environment } from '../environment.js';
import type { OverrideOptions } from '../overrides/override-server.js';
import { releaseTokens } from '../receive/open-sending.js';
import { ErrorWatch } from '../watch/error-watch.js';
import { lookInProcess } from '../visits/look-process.js';
import { ReportJudge, type Reports } from '../watch/report-judge.js';
import { siteSecret } from '../site-secret.js';
import { ReleaseIdentities } from '../tokens/release-identities.js';
import { senderOf } from '../tokens/sender.js';
import { sighting, type Sighting } from '../watch/sighting.js';
import type { Workspace } from '../release/workspace.js';

/** The page server's name in traces. */
export const serviceName = 'site-pages';

/** A page server gone public: its port, and the way to end it without failing a request. */
export interface ServedPages {
  port: number;
  stop: () => Promise<void>;
  /** Replaces the processes one after the other without failing a request; does nothing where there is one only. */
  restart: () => Promise<void>;
  /** What browsers report of the newest revision; null when nothing is reported. */
  reports: () => Reports | null;
  /** The candidate that some visitors see, with what was seen of both sides; null while there is none. */
  share: () => ShareFigures | null;
  /** Candidates and live builds that somebody has looked at lately. */
  looks: () => Look[];
}

interface ServeOptions {
  /** Takes a young revision back when its pages fail, unless the environment forbids it. */
  watched: boolean;
  /** Further metrics of this process, in the text format of Prometheus. */
  moreMetrics?: () => Promise<string>;
}

/** The page server a workspace asks for, in this process. What it sees of a young revision is told to `tell`, if given. */
export function pageServerOf(
  { store, brand, environment }: Workspace,
  log: Logger,
  tell?: (sighting: Sighting) => void,
): PageServer {
  const { apiOrigin, host, port, trustedProxies, allowOverrides, publicSourceMaps, returnWatch } =
    environment;
  const watchFor = returnWatch * 1000;
  const watch = tell ? { watch: new ErrorWatch({ store, watchFor, trustedProxies, tell, log }) } : {};
  const candidateLinks = () => openCandidateLinks(environment);
  const overrides = allowOverrides ? overridesOf(environment) : undefined;
  const visitors = { trustedProxies, overrides, publicSourceMaps, candidateLinks };
  return new PageServer({ store, brand, apiOrigin, host, port, ...visitors, log, ...watch });
}

/** Live builds are shown to who may release the app. */
const overridesOf = (environment: Environment): OverrideOptions => ({
  secret: () => siteSecret(environment),
  senderOf: async (authorization) =>
    senderOf(authorization, {
      tokens: releaseTokens(environment),
      identities: await ReleaseIdentities.read(environment.releaseIdentitiesFile),
    }),
});

/** Judges what page servers see of what is live and of a candidate that some visitors see. */
function judgesOf({ store, composer, environment }: Workspace, log: Logger) {
  const shares = new Shares({ store, composer });
  const keeper = new ShareKeeper({ store, shares, file: shareFiguresFile(environment), log });
  const judge = new ReportJudge({
    watchFor: environment.returnWatch * 1000,
    look: (revision, paths, tell) => lookInProcess(process.env, { revision, paths }, tell),
    goBack: async (from, why) =>
      (await shares.refuse(from.number, why)) || (await composer.takeBack(from, why)) !== null,
    log,
  });
  const looks = new LookList();
  const hear = (seen: Sighting) => {
    if (seen.kind === 'side') keeper.hear(seen);
    else if (seen.kind === 'look') looks.note(seen);
    else judge.hear(seen);
  };
  return { judge, keeper, looks, hear };
}

/** The log of a page server: one JSON object a line. */
export const pageLog = ({ environment }: Workspace): Logger => pino({ level: environment.logLevel });

/** Serves pages from this process, or from as many as the environment asks for, with metrics on a port of their own. */
export async function servePages(workspace: Workspace, options: ServeOptions): Promise<ServedPages> {
  const { workers, drainTime, metrics } = workspace.environment;
  const endTracing = workers > 1 ? null : await startTracing(serviceName);
  const log = pageLog(workspace);
  const { judge, keeper, looks, hear } = judgesOf(workspace, log);
  const tell = options.watched ? hear : undefined;
  const pages =
    workers > 1 ? inCluster(workers, log, tell) : inProcess(pageServerOf(workspace, log, tell), drainTime);
  const port = await pages.start();
  const { moreMetrics = async () => '' } = options;
  const judged = [judge.metrics.registry, keeper.metrics.registry];
  const all = () =>
    Promise.all([pages.metrics(), ...judged.map((registry) => registry.metrics()), moreMetrics()]);
  if (options.watched) keeper.follow();
  const metricsServer = metrics && new MetricsServer(async () => (await all()).join('\n'));
  if (metrics) await metricsServer?.start(metrics.port, metrics.host);
  const stop = async () => {
    keeper.stop();
    await pages.stop();
    metricsServer?.stop();
    await endTracing?.();
  };
  const restart = () =>
    pages.restart().catch((error: unknown) => log.error({ error: String(error) }, 'cannot restart'));
  const seen = { reports: () => judge.reports(), share: () => keeper.figures(), looks: () => looks.list() };
  return { port, stop, restart, ...seen };
}

const inProcess = (server: PageServer, drainTime: number) => ({
  start: () => server.start(),
  stop: () => server.stop(drainTime),
  restart: async () => {},
  metrics: () => server.metrics.registry.metrics(),
});

/** What the page servers see is judged here, added up. */
function inCluster(workers: number, log: Logger, tell?: (sighting: Sighting) => void) {
  const workerFile = fileURLToPath(new URL('./page-worker.js', import.meta.url));
  const hear = (message: unknown) => {
    const seen = sighting.safeParse(message);
    if (seen.success) tell?.(seen.data);
  };
  const cluster = new PageCluster({ workerFile, workers, env: process.env, log, hear });
  return {
    start: () => cluster.start(),
    stop: () => cluster.stop(),
    restart: () => cluster.restart(),
    metrics: () => cluster.metrics(),
  };
}
