import { vitalsPath, type PageData } from '@northgate/contracts/page';
import type { VitalsReport } from '@northgate/contracts/vitals-report';
import { onCLS, onINP, onLCP } from 'web-vitals';

/** Tells the site, once, how the page went that stands in the document: as it is hidden for the first time. */
export function measureVitals({ revision, path }: Pick<PageData, 'revision' | 'path'>): void {
  const report: VitalsReport = { revision, path: path.slice(0, 300) };
  const asItChanges = { reportAllChanges: true };
  onLCP(({ value }) => (report.lcp = Math.round(value)), asItChanges);
  onCLS(({ value }) => (report.cls = value), asItChanges);
  onINP(({ value }) => (report.inp = Math.round(value)), asItChanges);
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell, true);
    navigator.sendBeacon?.(vitalsPath, JSON.stringify(report));
  };
  addEventListener('visibilitychange', tell, true);
}
