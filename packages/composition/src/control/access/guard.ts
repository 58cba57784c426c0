import { csrfHeader, isEnough, roleFor, type Role } from '@northgate/contracts/console/session.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConsoleRefusal } from '../../console/console-refusal.js';
import { isLoopback } from './is-loopback.js';
import { isSame, type Person, type Sessions, type StoredSession } from './sessions.js';

/** Where the console is reached. */
export interface ConsolePlace {
  /** The origin behind a proxy with TLS; undefined where only this machine reaches it. */
  origin: string | undefined;
}

const unsafe = (method: string): boolean => !['GET', 'HEAD'].includes(method);

/** Knows who asks, and refuses what a page of somebody else had a browser ask. */
export class Guard {
  private readonly known = new WeakMap<FastifyRequest, { secret: string; session: StoredSession }>();

  constructor(
    private readonly sessions: Sessions,
    private readonly place: ConsolePlace,
  ) {}

  /** Refuses names that are not the console's: a stranger's name may have been made to point here. */
  checkHost({ url, headers: { host = '' } }: FastifyRequest): void {
    const address = `http://${host}`;
    const hostname = URL.canParse(address) ? new URL(address).hostname : '';
    if (!hostname || !url.startsWith('/')) throw new ConsoleRefusal(400, 'Bad request');
    const own = this.place.origin && new URL(this.place.origin).host === host;
    if (!own && !isLoopback(hostname)) throw new ConsoleRefusal(403, 'The console has another name.');
  }

  /** The origin that a request came to. */
  originOf({ headers: { host } }: FastifyRequest): string {
    const { origin } = this.place;
    return origin && new URL(origin).host === host ? origin : `http://${host}`;
  }

  /** The session of a request, null without one. */
  async find(request: FastifyRequest): Promise<StoredSession | null> {
    const secret = request.cookies[this.cookieName(request)];
    const session = secret ? await this.sessions.find(secret) : null;
    if (secret && session) this.known.set(request, { secret, session });
    return session;
  }

  /** Refuses who is not logged in, and changes that do not come from the console itself. */
  async check(request: FastifyRequest): Promise<void> {
    const session = await this.find(request);
    if (!session) throw new ConsoleRefusal(401, 'Log in first.', 'not-logged-in');
    if (!unsafe(request.method)) return;
    const { origin, [csrfHeader]: token = '', 'sec-fetch-site': from = 'same-origin' } = request.headers;
    const isOurs = origin === this.originOf(request) && from === 'same-origin';
    if (!isOurs || !isSame(String(token), session.csrfToken))
      throw new ConsoleRefusal(403, 'This did not come from the console.', 'forged');
  }

  /** Who asks; `check` must have passed. */
  sessionOf(request: FastifyRequest): StoredSession {
    const found = this.known.get(request);
    if (!found) throw new ConsoleRefusal(401, 'Log in first.', 'not-logged-in');
    return found.session;
  }

  /** The role of who asks in an app. Refuses who has less than is needed. */
  demand(request: FastifyRequest, needed: Role, app: string): Role {
    const held = roleFor(this.sessionOf(request).roles, app);
    if (held && isEnough(held, needed)) return held;
    throw new ConsoleRefusal(403, `This needs the role ${needed}.`, 'role-missing');
  }

  /** Logs somebody in, always with a session that is new. */
  async begin(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
    const before = request.cookies[this.cookieName(request)];
    if (before) await this.sessions.end(before);
    void reply.setCookie(this.cookieName(request), await this.sessions.begin(person), this.cookie(request));
  }

  /** Logs out here, or everywhere. */
  async end(request: FastifyRequest, reply: FastifyReply, everywhere: boolean): Promise<void> {
    const session = this.sessionOf(request);
    const secret = this.known.get(request)?.secret ?? '';
    await this.sessions.end(secret);
    if (everywhere) await this.sessions.endAllOf(session);
    void reply.clearCookie(this.cookieName(request), this.cookie(request));
  }

  cookie(request: FastifyRequest) {
    const secure = this.originOf(request).startsWith('https:');
    return { path: '/', httpOnly: true, secure, sameSite: 'strict' as const };
  }

  private cookieName(request: FastifyRequest): string {
    return this.cookie(request).secure ? '__Host-northgate_console' : 'northgate_console';
  }
}
