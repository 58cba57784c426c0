import type { IncomingMessage, ServerResponse } from 'node:http';
import { appName, releaseVersion } from '@northgate/contracts/release.js';
import {
  candidateActions,
  candidateOrder,
  releaseOrder,
  type FilesWanted,
  type ReleaseEvent,
} from '@northgate/contracts/sent-release.js';
import type { Brand } from '@northgate/site/brand.js';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { newIn } from '../release/plan-promotion.js';
import type { Store } from '../store/store.js';
import type { ReleaseIdentities } from '../tokens/release-identities.js';
import type { ReleaseTokens } from '../tokens/release-tokens.js';
import { appsOfTable, isAppOf } from '../apps/app-table.js';
import { senderOf, type Sender } from '../tokens/sender.js';
import { CompositionReading } from './composition-reading.js';
import { checkRelease, type SizeLimits } from './check-release.js';
import { Quarantine, sweepQuarantine } from './quarantine.js';
import { receiveFiles } from './receive-files.js';
import type { OrderedTask, ReleaseEnd } from './release-messages.js';
import { refuseOther } from './release-sent.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';

interface SendingOptions {
  store: Store;
  brand: Brand;
  tokens: Pick<ReleaseTokens, 'find'>;
  identities: Pick<ReleaseIdentities, 'find'>;
  /** Folder of what is being sent. */
  quarantine: string;
  limits: SizeLimits;
  /** Does what was asked for and says how it ended. */
  run: (task: OrderedTask, tell: (text: string) => void) => Promise<ReleaseEnd>;
}

/** A sender's description of a release, at most, in bytes. */
const descriptionLimit = 1024 * 1024;

/** Proxies end a connection that says nothing for long, in milliseconds. */
const aliveEvery = 10_000;

interface Place {
  Params: { app: string; version: string };
}

interface CandidatePlace {
  Params: { number: string; action: string };
}

/** Takes releases that teams and CI jobs send, and tells them what the gate makes of each. */
export class ReleaseSending {
  private readonly app: FastifyInstance;
  private readonly senders = new WeakMap<FastifyRequest, Sender>();
  private readonly underWay = new Set<string>();
  /** The gate measures what pages cost, so releases wait for each other. */
  private readonly oneByOne = pLimit(1);

  constructor(private readonly options: SendingOptions) {
    this.app = fastify({ bodyLimit: descriptionLimit, forceCloseConnections: true });
    this.app.addContentTypeParser('application/x-tar', (_request, _payload, done) => done(null));
    this.app.setErrorHandler((error, request, reply) => this.refuse(error, request, reply));
    this.app.setNotFoundHandler(() => {
      throw new SendingRefusal('not-here', 'There is nothing at this address.');
    });
    this.app.addHook('onRequest', async (request) => {
      this.senders.set(request, await senderOf(request.headers.authorization, options));
    });
    const path = '/__site/releases/:app/:version';
    this.app.put<Place>(path, (request) => this.begin(request));
    this.app.put<Place>(`${path}/files`, (request) => this.receive(request));
    this.app.post<Place>(path, (request, reply) => this.order(request, reply));
    const candidate = '/__site/candidates/:number/:action';
    this.app.post<CandidatePlace>(candidate, (request, reply) => this.orderOf(request, reply));
    new CompositionReading({ ...options, senderOf: (request) => this.senderOf(request) }).addTo(this.app);
  }

  async ready(): Promise<void> {
    await sweepQuarantine(this.options.quarantine);
    await this.app.ready();
  }

  /** Answers a request; `ready` must have resolved. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    this.app.routing(request, response);
  }

  /** Takes the description of a release and answers which files are still to be sent. */
  private async begin(request: FastifyRequest<Place>): Promise<FilesWanted> {
    const { store, limits } = this.options;
    const { app, version, quarantine } = await this.placeOf(request);
    const sent = checkRelease(request.body, { app, version }, limits);
    const stored = await store.readRelease(app, version).catch(() => null);
    refuseOther(sent, stored);
    if (stored) {
      const live = (await store.live())?.revision.apps[app]?.version;
      return { missing: [], live: live === version };
    }
    await quarantine.begin(sent);
    return { missing: await quarantine.missing(sent, store) };
  }

  /** Takes files in an archive and answers which are missing still. */
  private async receive(request: FastifyRequest<Place>): Promise<FilesWanted> {
    const { store } = this.options;
    const { quarantine, name } = await this.placeOf(request);
    const release = await quarantine.release();
    if (!release) throw new SendingRefusal('nothing-sent', `Send release.json of ${name} first.`);
    const missing = await quarantine.missing(release, store);
    await receiveFiles(bodyOf(request.raw), { release, missing, quarantine });
    return { missing: await quarantine.missing(release, store) };
  }

  /** Releases what was sent. The answer is a line of JSON for each thing that happens. */
  private async order(request: FastifyRequest<Place>, reply: FastifyReply): Promise<void> {
    const { app, version, quarantine, name } = await this.placeOf(request);
    const { store } = this.options;
    const parsed = releaseOrder.safeParse(request.body ?? {});
    if (!parsed.success)
      throw new SendingRefusal('bad-release', `The order: ${parsed.error.issues[0]?.message}`);
    if (!(await store.live()))
      throw new SendingRefusal(
        'nothing-live',
        'Nothing is live yet; the first start of the site makes the first revision.',
      );
    const sent = await quarantine.release();
    if (sent) {
      const missing = await quarantine.missing(sent, store);
      if (missing.length)
        throw new SendingRefusal(
          'files-missing',
          `${missing.length} files of ${name} have not been sent.`,
          missing,
        );
    } else if (!(await store.readRelease(app, version).catch(() => null)))
      throw new SendingRefusal('nothing-sent', `Nothing of ${name} has been sent.`);
    const { by } = this.senderOf(request);
    await this.perform(name, { app, version, by, order: parsed.data }, reply);
  }

  /** Does something with a candidate, for who may release all that is new in it. */
  private async orderOf(request: FastifyRequest<CandidatePlace>, reply: FastifyReply): Promise<void> {
    const { store } = this.options;
    const action = candidateActions.find((one) => one === request.params.action);
    const number = Number(/^[1-9]\d{0,8}$/.exec(request.params.number)?.[0]);
    const candidate = action && number ? await store.readRevision(number) : null;
    if (!action || !candidate?.candidate)
      throw new SendingRefusal(
        'not-here',
        'The address names no candidate, or nothing that can be done with it.',
      );
    const { apps, by } = this.senderOf(request);
    const lacking = (await newIn(candidate, store)).filter((app) => !apps.includes(app));
    if (lacking.length)
      throw new SendingRefusal(
        'not-your-app',
        `${by} may release ${apps.join(', ')}, not ${lacking.join(', ')}.`,
      );
    const parsed = candidateOrder.safeParse(request.body ?? {});
    if (!parsed.success)
      throw new SendingRefusal('bad-release', `The order: ${parsed.error.issues[0]?.message}`);
    await this.perform(`Candidate ${number}`, { candidate: number, action, by, order: parsed.data }, reply);
  }

  private async perform(name: string, task: OrderedTask, reply: FastifyReply): Promise<void> {
    if (this.underWay.has(name)) throw new SendingRefusal('under-way', `${name} is being released already.`);
    this.underWay.add(name);
    reply.hijack();
    const { raw } = reply;
    // The release goes on when the sender has disconnected; its outcome is in the history.
    const write = (event: ReleaseEvent) => raw.destroyed || raw.write(`${JSON.stringify(event)}\n`);
    raw.on('error', () => {});
    raw.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      // nginx would keep the lines together.
      'x-accel-buffering': 'no',
    });
    const alive = setInterval(() => write({ type: 'alive' }), aliveEvery);
    const tell = (text: string) => void write({ type: 'progress', text });
    if (this.underWay.size > 1) tell('Another release is in the gate; this one waits for it …');
    try {
      write(await this.oneByOne(() => this.options.run(task, tell)));
    } finally {
      clearInterval(alive);
      this.underWay.delete(name);
      raw.end();
    }
  }

  /** The release an address names, which the sender may send. Throws `SendingRefusal`. */
  private async placeOf(request: FastifyRequest<Place>) {
    const app = appName.safeParse(request.params.app);
    const version = releaseVersion.safeParse(request.params.version);
    if (!app.success || !version.success)
      throw new SendingRefusal('not-here', 'The address names no app of this site, or no version.');
    const { apps, by } = this.senderOf(request);
    if (!apps.includes(app.data))
      throw new SendingRefusal('not-your-app', `${by} may release ${apps.join(', ')}, not ${app.data}.`);
    if (!isAppOf(appsOfTable(await this.options.store.apps()), app.data))
      throw new SendingRefusal('unknown-app', `${app.data} is no app of this site.`);
    const quarantine = new Quarantine(this.options.quarantine, app.data, version.data);
    return { app: app.data, version: version.data, quarantine, name: `${app.data} ${version.data}` };
  }

  private senderOf(request: FastifyRequest): Sender {
    const sender = this.senders.get(request);
    if (!sender) throw new SendingRefusal('no-token', 'Send a token.');
    return sender;
  }

  private async refuse(error: unknown, { raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const refusal = refusalOf(error);
    // A client that is still sending reads the answer only after its whole request was read.
    await discard(raw, this.options.limits.bytes).catch(() => {});
    return reply
      .code(refusal.problem.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send(JSON.stringify(refusal.problem));
  }
}

function refusalOf(error: unknown): SendingRefusal {
  if (error instanceof SendingRefusal) return error;
  const { statusCode = 500, message } = error as Error & { statusCode?: number };
  if (statusCode === 413) return new SendingRefusal('too-large', 'release.json is larger than 1 MB.');
  return new SendingRefusal(statusCode < 500 ? 'bad-release' : 'failed', message);
}

async function discard(request: IncomingMessage, most: number): Promise<void> {
  let left = most;
  for await (const part of bodyOf(request)) if ((left -= part.length) < 0) return;
}

/** The body of a request; who stops reading can still answer. */
const bodyOf = (request: IncomingMessage): AsyncIterable<Buffer> =>
  request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
