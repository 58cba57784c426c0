interface Measured {
  gtag?: (...command: unknown[]) => void;
  dataLayer?: unknown[];
}

const holder = globalThis as Measured;
const scriptId = 'analytics-script';
const disabled = (measurementId: string): string => `ga-disable-${measurementId}`;

/** Provides the global analytics function and loads the script that serves it; only ever after consent. */
export function startAnalytics(measurementId: string): void {
  Object.assign(globalThis, { [disabled(measurementId)]: false });
  const queue = (holder.dataLayer ??= []);
  // The script takes only the arguments object itself for a command, not an array.
  holder.gtag ??= function () {
    // eslint-disable-next-line prefer-rest-params -- See above.
    queue.push(arguments);
  };
  if (document.getElementById(scriptId)) return;
  holder.gtag('js', new Date());
  holder.gtag('config', measurementId);
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(Object.assign(document.createElement('script'), { id: scriptId, src, async: true }));
}

/** Takes the function away, tells a script that runs already to be silent, and deletes the cookies it has set. */
export function stopAnalytics(measurementId: string): void {
  Object.assign(globalThis, { [disabled(measurementId)]: true });
  delete holder.gtag;
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((one) => one.startsWith('_ga')))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
