import { pino } from 'pino';
import { csrfHeader, type Session } from '@northgate/contracts/console/session.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { ControlServer, type ControlOptions } from '../control/control-server.js';
import { ask, type Answer, type Question } from './ask.js';
import { FakeSite } from './fake-site.js';
import { temporaryFolder } from './temporary-folder.js';

/** What somebody's browser gets, with the body as text. */
export type Shown = Answer & { text: string };

/** A control server in front of a fake site. */
export class ControlSite {
  readonly dataDir = temporaryFolder();
  control!: ControlServer;
  port = 0;

  private constructor(readonly site: FakeSite) {}

  static async open(more: Partial<ControlOptions> = {}): Promise<ControlSite> {
    const opened = new ControlSite(await FakeSite.open());
    await opened.site.releaseAll();
    await opened.start(more);
    return opened;
  }

  /** Starts the server, again after `control.stop()` as well. */
  async start(more: Partial<ControlOptions> = {}): Promise<void> {
    const { site, dataDir } = this;
    this.control = new ControlServer({
      store: site.store,
      movesBy: async (author) => site.composer(author),
      dataDir,
      brand: defaultBrand,
      host: '127.0.0.1',
      port: 0,
      place: { origin: undefined },
      times: { idle: 60_000, longest: 600_000 },
      oidc: null,
      trustedProxies: [],
      apiOrigin: site.api.origin,
      deskKey: 'a key of the desk',
      linkTo: async () => 'http://localhost/?candidate=1',
      log: pino({ level: 'silent' }),
      ...more,
    });
    this.port = await this.control.start();
  }

  /** Stops it and leaves its folders alone, which go with those of the whole file. */
  async stop(): Promise<void> {
    await this.control.stop();
    await this.site.api.stop();
  }

  async close(): Promise<void> {
    await this.control.stop();
    await this.site.close();
  }

  /** A browser that knows nothing yet. */
  browser(): ConsoleBrowser {
    return new ConsoleBrowser(this.port);
  }

  /** A browser that came in by a link of this machine. */
  async operator(): Promise<ConsoleBrowser> {
    const browser = this.browser();
    await browser.get(pathOf(await this.control.link()));
    await browser.know();
    return browser;
  }
}

/** Path and query of an address. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Keeps cookies and sends what browsers send. */
export class ConsoleBrowser {
  readonly cookies = new Map<string, string>();
  csrfToken = '';

  constructor(readonly port: number) {}

  async send(path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Shown> {
    const host = `localhost:${this.port}`;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = { host, ...(cookie ? { cookie } : {}), ...headers };
    const answer = await ask(this.port, path, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body }),
    });
    for (const set of answer.headers['set-cookie'] ?? []) this.keep(set);
    return { ...answer, text: String(answer.body) };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Shown> {
    return this.send(path, { headers });
  }

  /** Changes something as a page of the console does. `null` sends no body. */
  change(path: string, body: unknown = {}, more: Question = {}): Promise<Shown> {
    const origin = `http://localhost:${this.port}`;
    const own = { origin, 'sec-fetch-site': 'same-origin', [csrfHeader]: this.csrfToken };
    const type: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' };
    return this.send(path, {
      method: 'POST',
      ...(body === null ? {} : { body: JSON.stringify(body) }),
      ...more,
      headers: { ...type, ...own, ...more.headers },
    });
  }

  /** Learns who is logged in, and with it the token that changes carry. */
  async know(): Promise<Session> {
    const session = JSON.parse((await this.get('/api/session')).text) as Session;
    this.csrfToken = session.csrfToken;
    return session;
  }

  private keep(set: string): void {
    const [pair = '', ...attributes] = set.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const isOver = attributes.some((one) => one === 'Max-Age=0' || /^Expires=.* 1970/.test(one));
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
