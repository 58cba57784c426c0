import { appName } from '@northgate/contracts/release.js';
import { withLiveRemotes } from '@northgate/contracts/live-page.js';
import { parse as parseCookies } from 'cookie';
import { barStyles } from '../candidates/candidate-bar.js';
import { beginLook, endLook, lastingHeaders, send, unkept } from '../candidates/look-answers.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';
import { answerText } from '../pages/answer.js';
import type { Exchange } from '../pages/exchange.js';
import { endConnection } from '../pages/refuse-request.js';
import { requestAddress, requestPath } from '../http/request-path.js';
import type { Served } from '../http/served.js';
import type { Sender } from '../tokens/sender.js';
import {
  barStylesPath,
  bootPath,
  bootScript,
  buildsOf,
  endPath,
  overriddenPage,
  overriddenPolicy,
} from './override-page.js';
import { OverridePasses, type OverridePass } from './override-passes.js';

/** Holds the pass of a developer who looks at a live build. */
export const overrideCookie = 'northgate_override';

/** How long a pass holds, in milliseconds: a day of work. */
const passLife = 12 * 60 * 60 * 1000;

/** What overrides need of a site that allows them. */
export interface OverrideOptions {
  /** What passes are signed with. */
  secret: () => Promise<string>;
  /** Who asks for a pass. Throws `SendingRefusal`. */
  senderOf: (authorization: string | undefined) => Promise<Sender>;
}

/** A page or a file that pages share, at a path; null for everything else. */
type Find = (exchange: Exchange, path: string) => Promise<Served | null>;

/** Shows developers the live build of one app, from their own machine, in the pages of this site. */
export class OverrideServer {
  private passes: Promise<OverridePasses> | null = null;

  constructor(
    private readonly options: OverrideOptions,
    private readonly find: Find,
    /** Hears of every page that somebody looks at. */
    private readonly seen: (what: string, request: Exchange['request']) => void,
  ) {}

  /** Whether a request is for this server to look at: it carries a pass, or asks for one. */
  concerns({ url = '/', headers }: Exchange['request']): boolean {
    return (
      headers.cookie?.includes(`${overrideCookie}=`) ||
      url.includes('override=') ||
      url.startsWith('/__override/')
    );
  }

  /** Answers a request of who holds a pass or asks for one. False when it is as for everybody. */
  async answer(exchange: Exchange): Promise<boolean> {
    const { method, url = '/' } = exchange.request;
    const path = requestPath(url);
    if (path === null) return false;
    if (path === endPath) return endLook(exchange, overrideCookie);
    if (method === 'GET' || method === 'HEAD') return this.read(exchange, path);
    return method === 'POST' && path.startsWith('/__override/') ? this.give(exchange, path) : false;
  }

  private async read(exchange: Exchange, path: string): Promise<boolean> {
    if (isForAll(path)) return false;
    if (path === barStylesPath)
      return send(exchange, 200, Buffer.from(barStyles), ['content-type', 'text/css']);
    const asked = queryOf(exchange).get('override');
    if (asked !== null && !path.startsWith('/late/')) return this.enter(exchange, asked);
    const held = parseCookies(exchange.request.headers.cookie ?? '')[overrideCookie];
    const pass = held ? (await this.signed()).read(held) : null;
    return pass ? this.show(exchange, path, pass) : false;
  }

  private signed(): Promise<OverridePasses> {
    this.passes ??= this.options.secret().then((secret) => new OverridePasses(secret));
    this.passes.catch(() => (this.passes = null));
    return this.passes;
  }

  /** Gives a pass to who may release the app. */
  private async give(exchange: Exchange, path: string): Promise<true> {
    endConnection(exchange);
    const app = appName.safeParse(path.slice('/__override/'.length)).data;
    const port = Number(queryOf(exchange).get('port'));
    if (!app || !Number.isInteger(port) || port < 1 || port > 65_535)
      return say(exchange, 400, 'Ask for an app and a port.');
    try {
      const { apps } = await this.options.senderOf(exchange.request.headers.authorization);
      if (!apps.includes(app)) return say(exchange, 403, `This token is not for ${app}.`);
    } catch (error) {
      if (!(error instanceof SendingRefusal)) throw error;
      return say(exchange, error.problem.status, error.message);
    }
    const expires = Date.now() + passLife;
    const pass = (await this.signed()).sign({ app, port, expires });
    const answer = JSON.stringify({ pass, expires: new Date(expires).toISOString() });
    return send(exchange, 200, Buffer.from(answer), ['content-type', 'application/json']);
  }

  private async enter(exchange: Exchange, asked: string): Promise<true> {
    const pass = (await this.signed()).read(asked);
    if (!pass) return say(exchange, 404, 'There is no such override, or its time is over.');
    const seconds = Math.floor((pass.expires - Date.now()) / 1000);
    return beginLook(exchange, { cookie: overrideCookie, parameter: 'override', pass: asked, seconds });
  }

  private async show(exchange: Exchange, path: string, pass: OverridePass): Promise<boolean> {
    if (path === bootPath)
      return send(exchange, 200, Buffer.from(bootScript(pass)), ['content-type', 'text/javascript']);
    const found = await this.find(exchange, path);
    if (!found) return false;
    const headers = lastingHeaders(found);
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
    const body = overridden(path, type, found.encoded.identity.body, pass);
    if (!body) return false;
    if (type.startsWith('text/html')) this.seen(`${pass.app} from a developer's machine`, exchange.request);
    const widened = headers.map(([name, value]) => [
      name,
      name === 'content-security-policy' ? overriddenPolicy(value, pass) : value,
    ]);
    return send(exchange, found.status, body, widened.flat());
  }
}

const queryOf = ({ request }: Exchange): URLSearchParams => requestAddress(request.url ?? '/').searchParams;

/** Files have the address of their content, and what is asked by programs is the same for everybody. */
const isForAll = (path: string): boolean =>
  /^\/(?:api|assets|styles|healthz|readyz|\.well-known)(?:\/|$)/.test(path);

/** What is served with the live build in it; null where no build is named. */
function overridden(path: string, type: string, body: Buffer, pass: OverridePass): Buffer | null {
  if (type.startsWith('text/html')) return Buffer.from(overriddenPage(String(body), pass));
  const named = path.endsWith('/page.json') || path === '/page.json' || path.startsWith('/late/');
  return named ? Buffer.from(withLiveRemotes(String(body), buildsOf(pass))) : null;
}

function say(exchange: Exchange, status: number, text: string): true {
  answerText(exchange, status, text, unkept);
  return true;
}
