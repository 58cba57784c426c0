import type { VisitSource } from '@northgate/contracts/visit-events';

const kinds: [VisitSource, RegExp][] = [
  ['search', /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|qwant|startpage|kagi)\./],
  [
    'social',
    /(^|\.)(linkedin|lnkd|facebook|instagram|x|twitter|t|youtube|reddit|whatsapp|threads)\.(com|co|in|net)$/,
  ],
];

/** How a visit came about, by the kind of its referrer; which address that was stays in the browser. */
export function visitSource(
  referrer: string,
  { search, hostname }: Pick<Location, 'search' | 'hostname'>,
): VisitSource {
  if (new URLSearchParams(search).has('utm_source')) return 'campaign';
  const from = /^https?:\/\/([^/:]+)/.exec(referrer)?.[1];
  if (!from || from === hostname) return 'direct';
  return kinds.find(([, hosts]) => hosts.test(from))?.[0] ?? 'other';
}
