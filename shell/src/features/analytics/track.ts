import type { AnalyticsEvent } from '@northgate/contracts/frame';
import type { Starter } from '../../browser/starter-state';

type Gtag = (command: 'event', name: string, parameters: Record<string, string | number>) => void;

interface Globals {
  gtag?: Gtag;
  siteStarter?: Pick<Starter, 'tell' | 'events'>;
}

/** Sends an event when the global analytics function exists. Errors are told to the site itself as well, and other events are put where the site counts them. */
export function track({ name, category, label, value }: AnalyticsEvent): void {
  const { gtag, siteStarter } = globalThis as Globals;
  if (category === 'error') siteStarter?.tell?.(`${name}: ${label}`);
  else siteStarter?.events?.push(name);
  if (typeof gtag !== 'function') return;
  gtag('event', name, {
    event_category: category,
    event_label: label,
    ...(value === undefined ? {} : { value }),
  });
}

/** Says once, at start-up, that no measurement ID is configured. */
export function warnWithoutMeasurement(measurementId: string | null): void {
  if (!measurementId) console.warn('Missing analytics measurement ID');
}
