import type { IncomingMessage } from 'node:http';

/**
 * Reads the whole body of a request. Resolves with null as soon as it is known to have more than `limit` bytes, and
 * with undefined when the request has none. Rejects when the visitor breaks off.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null | undefined> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return undefined;
  if (Number(length ?? 0) > limit) return null;
  const parts: Buffer[] = [];
  let received = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (part: Buffer) => {
      received += part.length;
      if (received > limit) resolve(null);
      else parts.push(part);
    });
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('the visitor broke off')));
  });
}
