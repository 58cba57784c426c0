import type { AddressInfo } from 'node:net';
import { recordedAnswers } from '@northgate/contracts/console/recorded/recorded-answers.js';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addConsoleApp, livePanels } from '../../console/console-app.js';
import { ConsoleRefusal } from '../../console/console-refusal.js';
import type { ReadStore } from '../../store/read-store.js';

/** Stands for a page of the site in frames of the console. */
const previewed = '<!doctype html><html lang="en"><title>A page</title><p>A page of the site.</p></html>';

/** A drawing of the size of a social card. */
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';

/** The console of a store as the control server serves it, with an operator logged in, over recorded answers. */
export class RecordedConsole {
  private readonly app: FastifyInstance = fastify({ forceCloseConnections: true });

  constructor(store: ReadStore) {
    const { app } = this;
    app.setErrorHandler(refuse);
    app.get('/api/panels', () => livePanels(store));
    app.get('/api/releases/events', (_request, reply) => stayOpen(reply));
    app.get('/preview/*', (request, reply) => preview(request, reply));
    for (const path of ['/api/*', '/desk/*'])
      app.all(path, (request) => {
        const { pathname } = new URL(request.url, 'http://console');
        const answer = request.method === 'GET' ? recordedAnswers[pathname] : undefined;
        if (answer === undefined) throw new ConsoleRefusal(404, 'There is no recorded answer.');
        return answer;
      });
    addConsoleApp(app, { store, name: 'Gate' });
  }

  /** Starts to listen on this machine and resolves with the origin. */
  async start(): Promise<string> {
    await this.app.listen({ host: '127.0.0.1', port: 0 });
    return `http://127.0.0.1:${(this.app.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await this.app.close();
  }
}

function refuse(error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof ConsoleRefusal ? error.status : 500;
  return reply.code(status).type('application/problem+json').send({ title: error.message, status });
}

/** Events of which none comes. */
function stayOpen(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  reply.raw.write(':\n\n');
}

const preview = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  /\/card(?:\?|$)/.test(request.url)
    ? reply.type('image/svg+xml').send(drawing)
    : reply.type('text/html; charset=utf-8').send(previewed);
