import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type RegistryContentType,
} from 'prom-client';

/** What a request was for. */
export type RequestKind = 'page' | 'asset' | 'api' | 'other';

/** What is worth knowing of a page server at the moment it is asked. */
export interface ServerState {
  revision: number;
  pages: number;
  connections: number;
  draining: boolean;
  apiUp: boolean;
  /** Files of the store that are damaged or missing. */
  damaged: number;
}

const secondsOfApi = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Counts of one page server process. Requests are counted in plain numbers and handed over when somebody asks. */
export class Metrics {
  readonly registry = new Registry<RegistryContentType>();
  private readonly counts = new Map<string, number>();
  private readonly apiSeconds: Histogram;
  private readonly mismatches: Counter;

  constructor(state: () => ServerState) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const { counts } = this;
    new Counter({
      name: 'site_requests_total',
      help: 'Requests answered, by what they were for and status.',
      labelNames: ['kind', 'status'],
      registers,
      collect() {
        this.reset();
        for (const [key, count] of counts) {
          const [kind = '', status = ''] = key.split(' ');
          this.inc({ kind, status }, count);
        }
      },
    });
    this.apiSeconds = new Histogram({
      name: 'site_api_duration_seconds',
      help: 'Time until the api had answered a request that was handed on.',
      buckets: secondsOfApi,
      registers,
    });
    this.mismatches = new Counter({
      name: 'site_api_mismatched_answers_total',
      help: 'Answers of the api that carried the id of another request and were dropped.',
      registers,
    });
    const gauges: [
      name: string,
      help: string,
      read: (now: ServerState) => number,
      aggregator: 'max' | 'min' | 'sum',
    ][] = [
      [
        'site_live_revision',
        'Number of the revision being served, 0 before the first.',
        (now) => now.revision,
        'max',
      ],
      ['site_pages', 'Pages and site files in memory.', (now) => now.pages, 'max'],
      ['site_connections', 'Open connections.', (now) => now.connections, 'sum'],
      [
        'site_draining',
        '1 while the server finishes what is under way.',
        (now) => Number(now.draining),
        'max',
      ],
      ['site_api_up', '1 while the api says it is ready.', (now) => Number(now.apiUp), 'min'],
      ['site_damaged_files', 'Files of the store found damaged or missing.', (now) => now.damaged, 'max'],
    ];
    for (const [name, help, read, aggregator] of gauges)
      new Gauge({
        name,
        help,
        registers,
        aggregator,
        collect() {
          this.set(read(state()));
        },
      });
  }

  /** Counts an answered request. */
  count(kind: RequestKind, status: number): void {
    const key = `${kind} ${status}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** Counts an answer that belonged to another request. */
  mismatch(): void {
    this.mismatches.inc();
  }

  /** Notes how long the api took, in seconds. */
  timeApi(seconds: number): void {
    this.apiSeconds.observe(seconds);
  }
}
