const origin = /^https?:\/\/[^/?#]*/i;
/** Encoded slashes and backslashes mean different things to different programs, so they mean nothing here. */
const ambiguous = /%2f|%5c/i;
// eslint-disable-next-line no-control-regex -- Control characters are what is refused.
const unfit = /[\\\u0000-\u001f\u007f]/;

/**
 * A request's target without the origin a proxy may have written before it, and with one slash at its beginning: two
 * would name another host.
 */
export const requestTarget = (url: string): string => {
  if (url.startsWith('/')) return url.startsWith('//') ? url.replace(/^\/+/, '/') : url;
  const rest = url.replace(origin, '').replace(/^\/+/, '/');
  return rest.startsWith('/') || rest === url ? rest : `/${rest}`;
};

/** A request's target as an address, whose path and query can be read; that of the root where it is none. Never throws. */
export const requestAddress = (url: string): URL => {
  const target = requestTarget(url);
  return new URL(`http://site${target.startsWith('/') ? target : '/'}`);
};

/** The decoded path of a request target; null when it cannot be one, or tries to leave where it is. */
export function requestPath(target: string): string | null {
  const raw = target.split('?', 1)[0] ?? '';
  if (!raw.startsWith('/') || ambiguous.test(raw)) return null;
  try {
    const path = decodeURIComponent(raw);
    return unfit.test(path) || path.split('/').some((part) => part === '..' || part === '.') ? null : path;
  } catch {
    return null;
  }
}
