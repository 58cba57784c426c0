import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** Largest form that is kept, in bytes; the api takes none that is larger. */
const limit = 64 * 1024;

/** A form that a browser sends without script, kept while it is handed on, in case nobody takes it. */
export class FormCopy {
  private readonly parts: Buffer[] = [];
  private size = 0;
  private readonly ended: Promise<boolean>;

  private constructor(private readonly request: IncomingMessage) {
    request.on('data', (part: Buffer) => this.keep(part));
    this.ended = new Promise((resolve) => {
      request.once('end', () => resolve(true));
      request.once('close', () => resolve(false));
    });
  }

  /** Begins to keep what comes; null for a request that is no such form. */
  static of(request: IncomingMessage): FormCopy | null {
    const { method, headers } = request;
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
    return method === 'POST' && isForm && prefersPage(request) ? new FormCopy(request) : null;
  }

  /** Its fields in the order they were sent, once all have arrived; null when it was too large or broke off. */
  async fields(): Promise<[name: string, value: string][] | null> {
    // Nobody else may be reading any more.
    this.request.resume();
    if (!(await this.ended) || this.size > limit) return null;
    return [...new URLSearchParams(Buffer.concat(this.parts).toString('utf8'))];
  }

  private keep(part: Buffer): void {
    this.size += part.length;
    if (this.size <= limit) this.parts.push(part);
    else this.parts.length = 0;
  }
}

/** Whether the sender would rather have a page than JSON, as browsers say when they submit a form. */
const prefersPage = (request: IncomingMessage): boolean =>
  new Negotiator(request).mediaType(['application/problem+json', 'text/html']) === 'text/html';
