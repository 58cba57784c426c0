import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** Largest form that is given back, in bytes; the api takes none that is larger. */
const limit = 64 * 1024;

/** True for a form that a browser sent without script and whose answer it shows as a page. */
export function isPlainForm(request: IncomingMessage): boolean {
  const type = request.headers['content-type'] ?? '';
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  return request.method === 'POST' && isForm && prefersPage(request);
}

/** The fields of a form's body in the order they were sent; null when there is none or it is too large. */
export function unsentFields(body: Buffer | null | undefined): [name: string, value: string][] | null {
  if (!body || body.length > limit) return null;
  return [...new URLSearchParams(body.toString('utf8'))];
}

/** Whether the sender would rather have a page than JSON, as browsers say when they submit a form. */
const prefersPage = (request: IncomingMessage): boolean =>
  new Negotiator(request).mediaType(['application/problem+json', 'text/html']) === 'text/html';
