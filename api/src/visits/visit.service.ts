import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { VisitReport } from '@northgate/contracts/visit-report.js';
import { SiteSearch } from '../chat/site-search.js';
import { GatheredWrites } from '../database/gathered-writes.js';
import { Retention } from '../database/retention.js';
import { weekMs, weekOf } from '../text/week-of.js';
import { VisitRepository, type Visit } from './visit.repository.js';

/** Reports of one client that are counted in a minute. */
const reportsPerClient = 30;

/** Clients whose reports are counted; beyond so many the counts are reset, so that a flood cannot block others. */
const countedClients = 5000;

/** Weeks for which counts are kept. */
const keptWeeks = 60;

/** Counts what is done on pages and how they go. Anybody can send such a report: the counts are hints. */
@Injectable()
export class VisitService implements BeforeApplicationShutdown {
  private readonly writes = new GatheredWrites<Visit>(new Logger('Visits'), (batch) =>
    this.repository.add(batch),
  );
  private readonly heard = new Map<string, number>();
  private minute = 0;

  constructor(
    private readonly repository: VisitRepository,
    private readonly search: SiteSearch,
    retention: Retention,
  ) {
    retention.add('counts', () => repository.forget(weekOf(Date.now() - keptWeeks * weekMs)));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writes.flush();
  }

  /** Never throws: nobody waits for it. */
  record(report: VisitReport, client: string): void {
    if (!this.isHeard(client)) return;
    const events = report.events.map(({ name, path }) => ({ name, path: this.pageOf(path) }));
    this.writes.add({ ...report, events, path: this.pageOf(report.path), at: Date.now() });
  }

  private isHeard(client: string): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute || this.heard.size === countedClients) this.heard.clear();
    this.minute = minute;
    const heard = (this.heard.get(client) ?? 0) + 1;
    this.heard.set(client, heard);
    return heard <= reportsPerClient;
  }

  /** A page of this site; empty for any other path, of which there may be any number. */
  private pageOf(path: string): string {
    return this.search.titleOf(path) === undefined ? '' : path;
  }
}
