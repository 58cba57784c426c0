import { everyApp } from '@northgate/contracts/console/session.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditLog } from '../audit-log.js';
import { ConsoleRefusal } from '../../console/console-refusal.js';
import type { Guard } from './guard.js';
import type { OidcLogin } from './oidc-login.js';
import type { OneTimeLinks } from './one-time-links.js';
import { z } from 'zod';
import type { Person } from './sessions.js';

/** How people come in. */
export interface LoginOptions {
  guard: Guard;
  links: OneTimeLinks;
  oidc: OidcLogin | null;
  audit: AuditLog;
}

/** How often one address may try to log in, in ten minutes. */
const limited = { config: { rateLimit: { max: 20, timeWindow: 10 * 60_000 } } };

const begunCookie = 'northgate_login';
const begunLogin = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/**
 * A browser that came from an issuer of identities sends no strict cookie with the page after a redirect; with one that this
 * page leads to, it does.
 */
const entered = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=/"><title>Logged in</title><p>Logged in. <a href="/">Go on</a></p></html>`;

/** The ways into the console and out of it. */
export function addLoginRoutes(app: FastifyInstance, options: LoginOptions): void {
  const { guard, links, oidc } = options;
  app.get('/enter', limited, async (request, reply) => {
    const { link = '' } = request.query as { link?: string };
    if (!(await links.use(String(link)))) return reply.redirect('/login?why=link', 303);
    return enter(
      request,
      reply,
      { name: 'this machine', by: 'link', roles: { [everyApp]: 'operator' } },
      options,
    );
  });
  app.get('/login/oidc', limited, async (request, reply) => {
    if (!oidc) throw new ConsoleRefusal(404, 'Not found');
    const { address, login } = await oidc.begin().catch(() => {
      throw new ConsoleRefusal(502, 'The issuer of identities cannot be reached.');
    });
    const { secure } = guard.cookie(request);
    const settings = { path: '/login', httpOnly: true, secure, sameSite: 'lax' as const, maxAge: 600 };
    void reply.setCookie(begunCookie, Buffer.from(JSON.stringify(login)).toString('base64url'), settings);
    return reply.redirect(address.href, 303);
  });
  app.get('/login/oidc/callback', limited, async (request, reply) => {
    if (!oidc) throw new ConsoleRefusal(404, 'Not found');
    const begun = begunOf(request);
    void reply.clearCookie(begunCookie, { path: '/login' });
    const person = begun && (await oidc.finish(request.url, begun).catch(() => null));
    if (!person) return reply.redirect('/login?why=refused', 303);
    if (!Object.keys(person.roles).length) return reply.redirect('/login?why=role', 303);
    return enter(request, reply, person, options);
  });
}

/** Ends a session, of this browser or all of a person. */
export function addLogoutRoutes(app: FastifyInstance, { guard }: LoginOptions): void {
  for (const [path, everywhere] of [
    ['/api/logout', false],
    ['/api/logout-everywhere', true],
  ] as const)
    app.post(path, async (request, reply) => {
      await guard.end(request, reply, everywhere);
      return reply.code(204).send();
    });
}

async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  { guard, audit }: LoginOptions,
): Promise<FastifyReply> {
  await guard.begin(request, reply, person);
  const change = { what: 'log in', subject: 'console', before: null, after: person.roles };
  await audit.note({ who: person.name, by: person.by }, change);
  return reply.type('text/html; charset=utf-8').send(entered);
}

function begunOf(request: FastifyRequest) {
  try {
    const text = Buffer.from(request.cookies[begunCookie] ?? '', 'base64url').toString();
    return begunLogin.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
