/** What Node's parser read of a request before its body. */
export interface RequestHead {
  method?: string | undefined;
  httpVersion: string;
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[];
}

/** Codes of `errors.ts` under which such a request is refused. */
export type FramingFault = 'malformed-body' | 'method-not-allowed' | 'headers-too-large';

/** A request with more header lines than this is refused. */
export const maxHeaderLines = 100;

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);
const methods = new Set([...methodsWithBody, 'GET', 'HEAD', 'OPTIONS', 'DELETE']);
const once = new Set(['content-length', 'transfer-encoding', 'host', 'expect', 'upgrade']);

/**
 * Why a request must be refused and its connection closed: two programs might not agree on where it ends, or it asks
 * for another protocol. Null for all others.
 */
export function framingFault({ method = '', httpVersion, rawHeaders }: RequestHead): FramingFault | null {
  if (rawHeaders.length > 2 * maxHeaderLines) return 'headers-too-large';
  if (!methods.has(method)) return 'method-not-allowed';
  const found = new Map<string, string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (!once.has(name)) continue;
    if (found.has(name)) return 'malformed-body';
    found.set(name, rawHeaders[at + 1] ?? '');
  }
  return isSound(method, httpVersion, found) ? null : 'malformed-body';
}

function isSound(method: string, version: string, headers: Map<string, string>): boolean {
  const expectation = headers.get('expect')?.toLowerCase();
  if (headers.has('upgrade') || (expectation !== undefined && expectation !== '100-continue')) return false;
  if (version !== '1.1' && version !== '1.0') return false;
  const coding = headers.get('transfer-encoding');
  if (coding === undefined) return isSoundLength(method, headers.get('content-length') ?? '0');
  const alone = coding === 'chunked' && !headers.has('content-length');
  return alone && version === '1.1' && methodsWithBody.has(method);
}

const isSoundLength = (method: string, length: string): boolean =>
  /^\d{1,15}$/.test(length) && (Number(length) === 0 || methodsWithBody.has(method));
