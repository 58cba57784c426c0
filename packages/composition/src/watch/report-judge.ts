import type { Logger } from 'pino';
import { ErrorTally } from './error-tally.js';
import type { Look } from './look.js';
import { LookQueue } from './look-queue.js';
import { networkOf, type Network } from './network-of.js';
import { NetworkSample } from './network-sample.js';
import type { RevisionSighting, WatchedRevision } from './sighting.js';
import { WatchMetrics } from './watch-metrics.js';

interface ReportJudgeOptions {
  /** How long after its birth a revision is watched, in milliseconds. */
  watchFor: number;
  /** Opens pages of a revision in a browser and tells of each as soon as it is known; never rejects. */
  look: (revision: number, paths: string[], tell: (look: Look) => void) => Promise<void>;
  /** Makes the parent of a revision live again, if that revision still is; false when it could not. */
  goBack: (from: WatchedRevision, why: string) => Promise<boolean>;
  log: Logger;
}

/** A page that browsers report errors of; `look` is null until a browser of ours has opened it. */
export interface ReportedPage {
  path: string;
  networks: number;
  reason: string;
  look: Look | null;
}

/** What browsers report of the revision that was watched last. */
export interface Reports {
  revision: number;
  /** Networks that were served a page of it, and networks that report errors, also such as never were. */
  served: number;
  reporting: number;
  pages: ReportedPage[];
}

interface Watched {
  revision: WatchedRevision;
  tally: ErrorTally;
  reporting: NetworkSample;
  queue: LookQueue;
  pages: Map<string, { networks: NetworkSample; reason: string; look: Look | null }>;
  returned: boolean;
}

/** A flip reaches page servers one after the other, so sightings of two revisions come mixed. */
const revisionsKept = 3;
/** Between looks the machine belongs to visitors for this many times as long as the last one took, */
const restRatio = 2;
/** and at least for this long, in milliseconds. */
const leastRest = 2000;

/**
 * Decides whether a young revision goes back. Reports are hints: a browser of ours opens the page they name, and what fails
 * there too goes back at once. What does not is an alert, and goes back only by the rule of the tally.
 */
export class ReportJudge {
  readonly metrics = new WatchMetrics(() => this.alerting());
  private readonly watched = new Map<number, Watched>();
  private looking = false;

  constructor(private readonly options: ReportJudgeOptions) {}

  /** Takes note of what a page server has seen. */
  hear(sighting: RevisionSighting): void {
    const watched = this.watch(sighting.revision);
    const network = networkOf(sighting.visitor);
    if (watched.returned) return;
    if (sighting.kind === 'view') return watched.tally.view(network);
    if (sighting.kind === 'failure') watched.tally.fail(network, sighting.reason, Date.now());
    else this.hint(watched, network, sighting);
    const why = watched.tally.verdict();
    if (why) this.goBack(watched, why);
  }

  /** What browsers report of the newest revision that has reports; null when nothing is reported. */
  reports(): Reports | null {
    const watched = this.newestFirst().find((one) => one.reporting.size);
    if (!watched) return null;
    const pages = [...watched.pages].map(([path, { networks, reason, look }]) => ({
      path,
      networks: networks.size,
      reason,
      look,
    }));
    const { revision, tally, reporting } = watched;
    return { revision: revision.number, served: tally.counts.served, reporting: reporting.size, pages };
  }

  private hint(
    watched: Watched,
    network: Network,
    { path, reason }: RevisionSighting & { kind: 'report' },
  ): void {
    const served = watched.tally.report(network, reason);
    watched.reporting.add(network);
    this.metrics.countReport(served);
    if (path === null) return;
    const page = watched.pages.get(path) ?? { networks: new NetworkSample(), reason, look: null };
    page.networks.add(network);
    page.reason = reason;
    watched.pages.set(path, page);
    watched.queue.add(path, network.holder, Date.now());
    this.lookNext(watched);
  }

  /** Opens what waits, and again after a rest. One look at a time. */
  private lookNext(watched: Watched): void {
    if (this.looking || watched.returned) return;
    const paths = watched.queue.take(Date.now());
    if (!paths.length) return;
    this.looking = true;
    const began = performance.now();
    const { look } = this.options;
    void look(watched.revision.number, paths, (found) => this.judge(watched, found)).then(() => {
      const rest = Math.max(leastRest, restRatio * (performance.now() - began));
      setTimeout(() => {
        this.looking = false;
        for (const one of this.newestFirst()) this.lookNext(one);
      }, rest).unref();
    });
  }

  private judge(watched: Watched, look: Look): void {
    this.metrics.countLook(look.outcome);
    const page = watched.pages.get(look.path);
    if (!page || watched.returned) return;
    page.look = look;
    if (look.outcome === 'fails')
      return this.goBack(watched, `${look.path} is reported, and fails here too: ${look.note}`);
    this.options.log.error(
      {
        revision: watched.revision.number,
        path: look.path,
        networks: page.networks.size,
        reason: page.reason,
        look: look.note,
      },
      'browsers report errors of a page that this machine cannot confirm',
    );
  }

  private goBack(watched: Watched, why: string): void {
    const { goBack, log } = this.options;
    const { revision } = watched;
    watched.returned = true;
    log.error({ revision: revision.number, why }, 'this revision goes back');
    goBack(revision, why).then(
      (moved) => moved || log.error({ revision: revision.number }, 'it was not live, or the first'),
      (error: unknown) => {
        log.error({ error: String(error) }, 'it could not go back');
        // The store may be there again when the next one reports.
        watched.returned = false;
      },
    );
  }

  /** Networks whose reports nothing here confirms, while their revision is young. */
  private alerting(): number {
    const young = this.newestFirst().filter(
      ({ returned, revision }) =>
        !returned && Date.now() - Date.parse(revision.createdAt) <= this.options.watchFor,
    );
    return Math.max(0, ...young.map(({ reporting }) => reporting.size));
  }

  private newestFirst(): Watched[] {
    return [...this.watched.values()].sort((one, other) => other.revision.number - one.revision.number);
  }

  private watch(revision: WatchedRevision): Watched {
    const known = this.watched.get(revision.number);
    if (known) return known;
    const fresh = {
      revision,
      tally: new ErrorTally(),
      reporting: new NetworkSample(),
      queue: new LookQueue(),
      pages: new Map(),
      returned: false,
    };
    this.watched.set(revision.number, fresh);
    const [oldest = 0] = this.watched.keys();
    if (this.watched.size > revisionsKept) this.watched.delete(oldest);
    return fresh;
  }
}
