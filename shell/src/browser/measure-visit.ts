import { vitalsPath, type PageData } from '@northgate/contracts/page';
import { mostEvents, visitEvents, visitPath, type VisitEvent } from '@northgate/contracts/visit-events';
import type { VisitReport } from '@northgate/contracts/visit-report';
import type { VitalsReport } from '@northgate/contracts/vitals-report';
import { mayCount } from '../features/consent/consent-store';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { followUse } from './follow-use';
import type { Starter } from './starter-state';
import { visitSource } from './visit-source';

/** Who hears of this page: who judges a candidate that some visitors see, and who counts visits. */
export interface WhoIsTold {
  isShared: boolean;
  isCounted: boolean;
}

/** Tells the site how the page went that stands in the document, as it is hidden for the first time; and what was done since, each time. */
export function measureVisit({ revision, path }: Pick<PageData, 'revision' | 'path'>, told: WhoIsTold): void {
  const page: VitalsReport = { revision, path: path.slice(0, 300) };
  const vitals = watchVitals();
  const source = visitSource(document.referrer, location);
  const events = told.isCounted ? countEvents() : [];
  let first = true;
  addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      const report = first ? { ...page, ...vitals } : page;
      if (first && told.isShared) navigator.sendBeacon?.(vitalsPath, JSON.stringify(report));
      const since = events.splice(0);
      // The visitor may have said no meanwhile.
      if (told.isCounted && mayCount() && (first || since.length))
        tellVisit({ ...report, source, events: since });
      first = false;
    },
    true,
  );
}

function tellVisit(report: VisitReport): void {
  navigator.sendBeacon?.(visitPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** What the browser measures, as it changes. */
function watchVitals(): Pick<VitalsReport, 'lcp' | 'cls' | 'inp'> {
  const vitals: Pick<VitalsReport, 'lcp' | 'cls' | 'inp'> = {};
  const asItChanges = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = Math.round(value)), asItChanges);
  onCLS(({ value }) => (vitals.cls = value), asItChanges);
  onINP(({ value }) => (vitals.inp = Math.round(value)), asItChanges);
  return vitals;
}

/** What is done in this document from now on, and what was done before this code came. */
function countEvents(): VisitReport['events'] {
  const events: VisitReport['events'] = [];
  const isCounted = (name: string): name is VisitEvent => visitEvents.some((one) => one === name);
  const push = (name: string) => {
    if (isCounted(name) && events.length < mostEvents)
      events.push({ name, path: location.pathname.slice(0, 300) });
  };
  const { siteStarter } = window as { siteStarter?: Pick<Starter, 'events'> };
  const before = (siteStarter?.events ?? []) as string[];
  push('view');
  before.forEach(push);
  if (siteStarter) siteStarter.events = { push };
  followUse(push);
  return events;
}
