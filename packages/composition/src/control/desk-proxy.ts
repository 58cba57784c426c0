import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { changed } from '@northgate/contracts/console/audit.js';
import { deskAreas, deskKeyHeader, neededRole, personHeader } from '@northgate/contracts/console/desk.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Guard } from './access/guard.js';
import type { AuditLog } from './audit-log.js';
import { requestAddress } from '../http/request-path.js';
import { ConsoleRefusal } from '../console/console-refusal.js';

interface DeskOptions {
  guard: Guard;
  audit: AuditLog;
  apiOrigin: string;
  /** What the api knows the console by. */
  deskKey: string;
}

/** How long the api may take, in milliseconds. */
const patience = 30_000;

/** Largest body of a change, in bytes: a picture for a post. */
const bodyLimit = 12 * 1024 * 1024;

const answeredChange = changed(z.unknown());

/** Hands what panels ask on to the api, for who may ask it, and notes each change. */
export function addDesk(app: FastifyInstance, options: DeskOptions): void {
  void app.register(async (desk) => {
    desk.removeAllContentTypeParsers();
    desk.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    desk.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/desk/*',
      bodyLimit,
      handler: (request, reply) => handOn(request, reply, options),
    });
  });
}

async function handOn(
  request: FastifyRequest,
  reply: FastifyReply,
  options: DeskOptions,
): Promise<FastifyReply> {
  const { guard, audit, apiOrigin, deskKey } = options;
  const { pathname, search } = requestAddress(request.url);
  const app = deskAreas[pathname.split('/')[2] ?? ''];
  if (app === undefined) throw new ConsoleRefusal(404, 'Not found');
  guard.demand(request, neededRole(request.method, pathname), app);
  const { name, by } = guard.sessionOf(request);
  const type = request.headers['content-type'];
  const answer = await fetchWhole(`${apiOrigin}${pathname}${search}`, patience, {
    method: request.method,
    body: Buffer.isBuffer(request.body) && request.body.length ? new Uint8Array(request.body) : null,
    headers: {
      [deskKeyHeader]: deskKey,
      [personHeader]: encodeURIComponent(name),
      ...(type && request.body ? { 'content-type': type } : {}),
    },
    redirect: 'error',
  }).catch(() => {
    throw new ConsoleRefusal(502, 'The api does not answer.');
  });
  const body = Buffer.from(await answer.arrayBuffer());
  copyHeaders(answer, reply);
  if (request.method === 'GET' || !answer.ok) return reply.code(answer.status).send(body);
  const { result, change } = answeredChange.parse(JSON.parse(body.toString()));
  if (change) await audit.note({ who: name, by }, change);
  return reply
    .code(answer.status)
    .type('application/json')
    .send(JSON.stringify(result ?? null));
}

function copyHeaders(answer: Response, reply: FastifyReply): void {
  for (const name of ['content-type', 'content-disposition', 'x-request-id', 'etag']) {
    const value = answer.headers.get(name);
    if (value) void reply.header(name, value);
  }
}
