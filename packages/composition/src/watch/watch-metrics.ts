import { Counter, Gauge, Registry, type RegistryContentType } from 'prom-client';
import type { Look } from './look.js';

/** Counts of what browsers report, in the one process that judges them. */
export class WatchMetrics {
  readonly registry = new Registry<RegistryContentType>();
  private readonly reports: Counter;
  private readonly looks: Counter;

  /** `unconfirmed` gives the networks whose reports nothing here confirms. */
  constructor(unconfirmed: () => number) {
    const registers = [this.registry];
    this.reports = new Counter({
      name: 'site_error_reports_total',
      help: 'Reports of browsers that a page of a young revision fails, by whether their network was served one.',
      labelNames: ['served'],
      registers,
    });
    this.looks = new Counter({
      name: 'site_report_looks_total',
      help: 'Reported pages that were opened in a browser here, by what it showed.',
      labelNames: ['outcome'],
      registers,
    });
    new Gauge({
      name: 'site_unconfirmed_networks',
      help: 'Networks that report errors of the young live revision which no browser here has met.',
      registers,
      collect() {
        this.set(unconfirmed());
      },
    });
  }

  countReport(served: boolean): void {
    this.reports.inc({ served: served ? 'yes' : 'no' });
  }

  countLook(outcome: Look['outcome']): void {
    this.looks.inc({ outcome });
  }
}
