import { randomUUID } from 'node:crypto';
import {
  releaseAction,
  type RefusalDetail,
  type ReleaseProgress,
} from '@northgate/contracts/console/releases.js';
import { everyApp } from '@northgate/contracts/console/session.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, Store } from '../../store/store.js';
import type { Guard } from '../access/guard.js';
import { ConsoleRefusal } from '../../console/console-refusal.js';
import { addCandidates } from './candidate-routes.js';
import { comparedLook } from './compared-look.js';
import { planAskedReturn } from './plan-asked-return.js';
import { readReleases, refusalId, summaryOf, type LinkTo, type SeenNow } from './read-releases.js';
import type { ReleaseActions } from './release-actions.js';
import { weighHistory } from './weights.js';

interface ReleaseOptions {
  store: Store;
  guard: Guard;
  actions: ReleaseActions;
  linkTo: LinkTo;
  seen: () => SeenNow;
}

/** How often the pointer is polled for listeners, in milliseconds. */
const lookEvery = 2000;

/** Proxies end a connection that says nothing for long, in milliseconds. */
const aliveEvery = 10_000;

/** What is live, was and was refused, and what can be done about it. */
export function addReleases(app: FastifyInstance, options: ReleaseOptions): void {
  const { store, guard, actions, linkTo, seen } = options;
  const mayLook = async (request: FastifyRequest) => void guard.demand(request, 'viewer', everyApp);
  app.get('/api/releases', { preHandler: mayLook }, () => readReleases(store, linkTo, seen()));
  app.get('/api/releases/weights', { preHandler: mayLook }, () => weighHistory(store));
  app.get<{ Params: { target: string } }>(
    '/api/releases/return/:target',
    { preHandler: mayLook },
    ({ params }) => planAskedReturn(params.target, store),
  );
  app.get<{ Params: { id: string } }>(
    '/api/releases/refusals/:id',
    { preHandler: mayLook },
    async ({ params }) => detailOf(await refusalOf(store, params.id)),
  );
  app.get<{ Params: { id: string; picture: string } }>(
    '/api/releases/refusals/:id/:picture',
    { preHandler: mayLook },
    async ({ params }, reply) => sendPicture(await refusalOf(store, params.id), params.picture, reply),
  );
  addCandidates(app, options);
  app.get('/api/releases/events', { preHandler: mayLook }, (request, reply) =>
    tellEvents(request, reply, options),
  );
  app.post('/api/releases/actions', async (request, reply) => {
    const { data: action } = releaseAction.safeParse(request.body);
    if (!action) throw new ConsoleRefusal(400, 'That is no action.');
    guard.demand(request, 'operator', action.action === 'take-back' ? action.app : everyApp);
    const { name, by } = guard.sessionOf(request);
    const id = randomUUID();
    void actions.begin(id, action, { who: name, by });
    return reply.code(202).send({ action: id });
  });
}

async function refusalOf(store: Store, id: string): Promise<Refusal> {
  const found = (await store.refusals()).find((one) => refusalId(one) === id);
  if (!found) throw new ConsoleRefusal(404, 'There is no such refusal any more.');
  return found;
}

function detailOf(refusal: Refusal): RefusalDetail {
  const folder = `/api/releases/refusals/${refusalId(refusal)}`;
  const looks = (refusal.looks ?? []).map((look, index) =>
    comparedLook(look, `${folder}/${index}`, (kind) => Boolean(look[kind])),
  );
  const pictures = (refusal.pictures ?? []).map(({ path }, index) => ({
    path,
    address: `${folder}/${index}.jpg`,
  }));
  return { ...summaryOf(refusal), log: refusal.log ?? '', pictures, looks };
}

function sendPicture({ pictures, looks }: Refusal, name: string, reply: FastifyReply): FastifyReply {
  const [, index = '', kind] = /^(\d{1,4})(?:-(live|candidate|difference)\.png|\.jpg)$/.exec(name) ?? [];
  const base64 = kind
    ? looks?.[Number(index)]?.[kind as 'live' | 'candidate' | 'difference']
    : index && pictures?.[Number(index)]?.jpeg;
  if (!base64) throw new ConsoleRefusal(404, 'There is no such picture.');
  return reply.type(kind ? 'image/png' : 'image/jpeg').send(Buffer.from(base64, 'base64'));
}

/** Tells what goes on for as long as somebody listens, as server-sent events. */
function tellEvents(request: FastifyRequest, reply: FastifyReply, { store, actions }: ReleaseOptions): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // nginx would keep events together.
    'x-accel-buffering': 'no',
  });
  const write = (event: ReleaseProgress) => raw.write(`data: ${JSON.stringify(event)}\n\n`);
  let seen: number | undefined;
  const look = async () => {
    const live = await store.live().catch(() => null);
    if (live && seen !== undefined && live.move.sequence !== seen)
      write({ type: 'moved', revision: live.revision.number });
    seen = live?.move.sequence ?? seen;
  };
  const stop = actions.listen(write);
  const timers = [
    setInterval(() => void look(), lookEvery),
    setInterval(() => raw.write(':\n\n'), aliveEvery),
  ];
  void look();
  raw.write(':\n\n');
  raw.on('error', () => {});
  raw.once('close', () => {
    stop();
    timers.forEach(clearInterval);
  });
}
