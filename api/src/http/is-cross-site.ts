import type { FastifyRequest } from 'fastify';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site made a browser send this. Browsers say so in `Sec-Fetch-Site`; those that do not name
 * the page's origin, which must be the host the visitor asked for, or the site's public one. Programs name neither.
 */
export function isCrossSite({ method, headers, host }: FastifyRequest, siteUrl: string): boolean {
  if (reading.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host: from } = new URL(origin);
  // Read as the origin is, so that a default port counts as none.
  const asked = `${protocol}//${host}`;
  return from !== new URL(siteUrl).host && (!URL.canParse(asked) || from !== new URL(asked).host);
}
