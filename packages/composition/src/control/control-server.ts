import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Composer } from '../release/composer.js';
import { OperatorError } from '../operator-error.js';
import { appName } from '@northgate/contracts/release.js';
import { StoreConflict, type Refusal, type Store } from '../store/store.js';
import type { Reports } from '../watch/report-judge.js';
import type { ReleaseSending } from '../receive/release-sending.js';
import { confirmPage } from './confirm-page.js';
import { overviewPage, refusalPage, refusalPath } from './control-pages.js';
import { askedReturn } from './asked-return.js';
import { controlStyles, tokensBySetting } from './control-styles.js';
import { readOverview, type LinkTo } from './read-overview.js';

interface ControlOptions {
  store: Store;
  composer: Pick<Composer, 'rollback' | 'rollbackApp' | 'release'>;
  token: string;
  port: number;
  /** File with the kit's printed tokens. */
  tokensFile: string;
  /** What browsers report of the newest revision; null when nothing is reported. */
  reports?: () => Reports | null;
  /** Where candidates are shown. */
  linkTo: LinkTo;
  /** Takes releases that are sent. */
  sending?: Pick<ReleaseSending, 'ready' | 'handle'>;
}

const cookieName = 'northgate_control';
const formLimit = 4096;
const overtaken = 'Something else has gone live meanwhile. What this does now stands above.';
const returnPath = /^\/__site\/return\/(\d+|[a-z-]+)$/;
const acceptPath = /^(\/__site\/refusals\/[^/]+)\/accept$/;

const sendingPaths = /^\/__site\/(?:(?:releases|candidates)\/|composition(?:\/|$))/;

const secure = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Without any referrer the browser would not say either which origin a form comes from.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** What is live, for people, on a port of its own that only this machine reaches; and the way back with one button. */
export class ControlServer {
  private readonly server: Server;

  constructor(private readonly options: ControlOptions) {
    this.server = createServer((request, response) => {
      this.handle(request, response).catch((error: unknown) => fail(response, error));
    });
  }

  /** Starts to listen and resolves with the port. Rejects when the port is taken. */
  async start(): Promise<number> {
    await this.options.sending?.ready();
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port, '127.0.0.1', resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { hostname, pathname, searchParams } = addressOf(request);
    // Needs a token that no browser holds, so it may come by any name.
    if (this.options.sending && sendingPaths.test(pathname))
      return this.options.sending.handle(request, response);
    // A name that a stranger's page made point at this machine is not one of ours.
    if (!['localhost', '127.0.0.1'].includes(hostname)) return send(response, 403, 'Forbidden', 'text/plain');
    const [, target] = returnPath.exec(pathname) ?? [];
    if (target && request.method === 'POST') return this.goBack(target, request, response);
    const [, refusal] = acceptPath.exec(pathname) ?? [];
    if (refusal && request.method === 'POST') return this.accept(refusal, request, response);
    if (request.method !== 'GET') return send(response, 405, 'Method not allowed', 'text/plain');
    return this.show(pathname, searchParams.get('token'), request, response);
  }

  private async show(
    pathname: string,
    token: string | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [, target] = returnPath.exec(pathname) ?? [];
    if (target) return this.askFor(target, request, response);
    if (pathname === '/__site/style.css') return this.styles(response);
    if (pathname.startsWith('/__site/refusals/')) return this.refusal(pathname, request, response);
    if (pathname !== '/__site') return redirect(response);
    if (token && this.isToken(token))
      return redirect(
        response,
        `${cookieName}=${encodeURIComponent(token)}; HttpOnly; SameSite=Strict; Path=/__site`,
      );
    send(
      response,
      200,
      overviewPage(
        await readOverview(this.options.store, this.options.linkTo),
        this.options.reports?.() ?? null,
      ),
    );
  }

  private async styles(response: ServerResponse): Promise<void> {
    const tokens = await readFile(this.options.tokensFile, 'utf8');
    send(response, 200, tokensBySetting(tokens) + controlStyles, 'text/css');
  }

  private async refusal(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, path = '', index, kind] =
      /^(\/__site\/refusals\/[^/]+?)(?:\/(\d+)(?:-(live|candidate|difference)\.png|\.jpg))?$/.exec(
        pathname,
      ) ?? [];
    const found = await this.refusalAt(path);
    if (!found) return send(response, 404, 'Not found', 'text/plain');
    if (index === undefined) return send(response, 200, refusalPage(found, this.holdsToken(request)));
    const picture = pictureOf(found, Number(index), kind);
    if (!picture) return send(response, 404, 'Not found', 'text/plain');
    send(response, 200, Buffer.from(picture, 'base64'), kind ? 'image/png' : 'image/jpeg');
  }

  private async refusalAt(path: string): Promise<Refusal | undefined> {
    return (await this.options.store.refusals()).find((one) => refusalPath(one) === path);
  }

  /** Releases again what only looked different, now that somebody wants it so. */
  private async accept(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await this.isAllowed(request))) return send(response, 403, 'Forbidden', 'text/plain');
    const found = await this.refusalAt(path);
    const app = appName.safeParse(found?.app);
    const release =
      found?.looks && app.success ? await this.options.store.readRelease(app.data, found.version) : null;
    if (!release) return send(response, 404, 'Not found', 'text/plain');
    try {
      await this.options.composer.release([release], 'look accepted', null, { acceptLook: true });
      redirect(response);
    } catch (error) {
      send(response, 409, error instanceof Error ? error.message : String(error), 'text/plain');
    }
  }

  /** Whether a form comes from this site and from somebody who has the token. */
  private async isAllowed(request: IncomingMessage): Promise<boolean> {
    const { origin, host } = request.headers;
    const form = new URLSearchParams(await bodyOf(request));
    return origin === `http://${host}` && (this.holdsToken(request) || this.isToken(form.get('token') ?? ''));
  }

  private async askFor(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await askedReturn(target, this.options.store);
    send(response, 200, confirmPage(asked, this.holdsToken(request)));
  }

  private async goBack(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, host } = request.headers;
    // The browser sends the cookie from every port of this machine; only this one may ask.
    if (origin !== `http://${host}`) return send(response, 403, 'Forbidden', 'text/plain');
    const form = new URLSearchParams(await bodyOf(request));
    const known = this.holdsToken(request);
    const { composer, store } = this.options;
    const complain = async (status: number, complaint: string) =>
      send(response, status, confirmPage(await askedReturn(target, store), known, complaint));
    if (!known && !this.isToken(form.get('token') ?? '')) return complain(403, 'That is not the token.');
    const app = appName.safeParse(target);
    const seen = form.get('seen');
    try {
      if (seen && Number(seen) !== (await store.live())?.move.sequence) throw new StoreConflict(overtaken);
      if (app.success) await composer.rollbackApp(app.data);
      else await composer.rollback(Number(target), seen ? Number(seen) : undefined);
      redirect(response);
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error);
      await complain(409, says).catch(() => send(response, 409, says, 'text/plain'));
    }
  }

  private holdsToken({ headers }: IncomingMessage): boolean {
    const [, held = ''] = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(headers.cookie ?? '') ?? [];
    return this.isToken(decoded(held));
  }

  private isToken(given: string): boolean {
    const [one, other] = [Buffer.from(given), Buffer.from(this.options.token)];
    return one.length === other.length && timingSafeEqual(one, other);
  }
}

/** What was asked cannot be understood; the message says why. */
class BadRequest extends Error {
  constructor(
    message: string,
    readonly status: 400 | 413 = 400,
  ) {
    super(message);
  }
}

function fail(response: ServerResponse, error: unknown): void {
  // The rest of a body that nobody wants must not be taken for the next request.
  response.shouldKeepAlive = false;
  if (error instanceof BadRequest) send(response, error.status, error.message, 'text/plain');
  // There is no such revision, or nothing to take back.
  else if (error instanceof OperatorError) send(response, 404, error.message, 'text/plain');
  else send(response, 500, String(error), 'text/plain');
}

function addressOf({ url = '', headers: { host } }: IncomingMessage): URL {
  const address = url.startsWith('/') && host ? `http://${host}${url}` : '';
  if (!URL.canParse(address)) throw new BadRequest('Bad request');
  return new URL(address);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadRequest('The cookie cannot be read.');
  }
}

/** A picture of a refusal in base64: of how a page looked, or of one kind where it looks different. */
function pictureOf({ looks, pictures }: Refusal, index: number, kind?: string): string | undefined {
  if (!kind) return pictures?.[index]?.jpeg;
  return looks?.[index]?.[kind as 'live' | 'candidate' | 'difference'];
}

function send(response: ServerResponse, status: number, body: string | Buffer, type = 'text/html'): void {
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  response.writeHead(status, { ...secure, 'content-type': type + charset }).end(body);
}

function redirect(response: ServerResponse, cookie?: string): void {
  response
    .writeHead(303, { ...secure, location: '/__site', ...(cookie ? { 'set-cookie': cookie } : {}) })
    .end();
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > formLimit) throw new BadRequest('The form is too long.', 413);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
