import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import { problem } from '@northgate/contracts/errors.js';
import { pino } from 'pino';
import { ask } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { PageServer } from './page-server.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

let site: FakeSite;
let server: PageServer;
let port: number;
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const log = pino({ level: 'silent' });
  server = new PageServer({ store: site.store, apiOrigin: site.api.origin, host: '127.0.0.1', port: 0, log });
  port = await server.start();
});
afterEach(async () => {
  await site.api.stop();
  await server.stop();
  await site.close();
});

/** The next request the api gets, and its answer to be written by the test. */
const nextCall = () =>
  new Promise<{ request: IncomingMessage; response: ServerResponse }>((resolve) => {
    site.api.other = (request, response) => resolve({ request, response });
  });

it('hands a request on to the api with its body, and the answer back as it is', async () => {
  site.api.other = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(201, { 'content-type': 'application/json', 'x-request-id': 'r-1' });
      response.end(
        JSON.stringify({ method, url, type: headers['content-type'], body: String(Buffer.concat(parts)) }),
      );
    });
  };
  const answer = await ask(port, '/api/contact?from=home', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
  expect([answer.status, answer.headers['x-request-id']]).toEqual([201, 'r-1']);
  expect(JSON.parse(String(answer.body))).toEqual({
    method: 'POST',
    url: '/api/contact?from=home',
    type: 'application/json',
    body: '{"name":"Ada"}',
  });
});

it('tells the api where the request came from, behind what proxies before it said', async () => {
  site.api.other = ({ headers }, response) => response.end(headers['x-forwarded-for']);
  expect(String((await ask(port, '/api/where')).body)).toBe('127.0.0.1');
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect(String((await ask(port, '/api/where', forwarded)).body)).toBe('203.0.113.7,127.0.0.1');
});

it('hands on every method, and nothing that only begins like the api', async () => {
  site.api.other = ({ method }, response) => response.end(method);
  expect(String((await ask(port, '/api/posts', { method: 'DELETE' })).body)).toBe('DELETE');
  expect((await ask(port, '/apish')).status).toBe(404);
});

it('answers 503 with a problem document while the api is away, and goes on with pages', async () => {
  await site.api.stop();
  const { status, headers, body } = await ask(port, '/api/chat', { method: 'POST', body: '{}' });
  expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
  expect(problem.parse(JSON.parse(String(body)))).toMatchObject({ status: 503, code: 'unavailable' });
  expect((await ask(port, '/blog')).status).toBe(200);
});

it('passes the parts of a stream on as they come', async () => {
  const called = nextCall();
  const answered = fetch(`http://127.0.0.1:${port}/api/chat`);
  const { response } = await called;
  response.write('first');
  const reader = (await answered).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
  response.end('second');
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('second');
});

it('breaks an answer off when the api breaks it off, instead of ending or holding it', async () => {
  const called = nextCall();
  const sent = sendRequest({ host: '127.0.0.1', port, path: '/api/chat' }).end();
  const { response } = await called;
  response.write('half of it');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer, 'data');
  response.destroy();
  await expect(once(answer, 'end')).rejects.toThrow('aborted');
});

it('lets a running request finish when it stops, and takes no new one', async () => {
  const called = nextCall();
  const answered = ask(port, '/api/chat');
  const { response } = await called;
  const stopped = server.stop();
  await expect(ask(port, '/blog')).rejects.toThrow('ECONNREFUSED');
  response.end('whole');
  expect(String((await answered).body)).toBe('whole');
  await stopped;
});
