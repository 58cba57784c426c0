import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { problem } from '@northgate/contracts/errors.js';
import { pino } from 'pino';
import { ask } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { PageServer } from './page-server.js';

const log = pino({ level: 'silent' });
let site: FakeSite;
let server: PageServer;
let port: number;
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const { store, api } = site;
  server = new PageServer({ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log });
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
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ method, url, type: headers['content-type'], body: String(Buffer.concat(parts)) }),
      );
    });
  };
  const answer = await ask(port, '/api/contact?from=home', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'r-1' },
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

describe('where a request came from', () => {
  const claim = { headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' } };
  beforeEach(() => {
    site.api.other = ({ headers }, response) =>
      response.end([headers['x-forwarded-for'], headers['x-forwarded-proto']].join(' '));
  });

  it('is not what a visitor claims', async () => {
    expect(String((await ask(port, '/api/where', claim)).body)).toBe('127.0.0.1 http');
    expect((await ask(port, '/blog', claim)).headers['strict-transport-security']).toBeUndefined();
  });

  it('is what a trusted proxy says, and whoever came over TLS is told to keep to it', async () => {
    const { store, api } = site;
    const options = { store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log };
    const behind = new PageServer({ ...options, trustedProxies: ['127.0.0.0/8'] });
    const at = await behind.start();
    const [asked, page, plain] = await Promise.all([
      ask(at, '/api/where', claim),
      ask(at, '/blog', claim),
      ask(at, '/blog'),
    ]);
    await behind.stop();
    expect(String(asked.body)).toBe('203.0.113.7,127.0.0.1 https,http');
    expect(asked.headers['strict-transport-security']).toBe('max-age=63072000');
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });
});

it('gives each request an id, hands it on and returns it', async () => {
  site.api.other = ({ headers }, response) => response.end(headers['x-request-id']);
  const [one, two] = [await ask(port, '/api/id'), await ask(port, '/api/id')];
  expect(one.headers['x-request-id']).toBe(String(one.body));
  expect(String(one.body)).not.toBe(String(two.body));
  const given = { headers: { 'x-request-id': 'edge-7' } };
  expect(String((await ask(port, '/api/id', given)).body)).toBe('edge-7');
  expect((await ask(port, '/blog', given)).headers['x-request-id']).toBe('edge-7');
  const odd = { headers: { 'x-request-id': 'a b"c' } };
  expect((await ask(port, '/blog', odd)).headers['x-request-id']).not.toBe('a b"c');
});

it('keeps its connections to the api open', async () => {
  const ports = new Set<number | undefined>();
  site.api.other = ({ socket }, response) => {
    ports.add(socket.remotePort);
    response.end();
  };
  for (let turn = 0; turn < 5; turn += 1) await ask(port, '/api/again');
  expect(ports.size).toBe(1);
});

it.each([
  ['announced', { 'content-length': String(2 * 1024 * 1024) }],
  ['sent in parts', { 'transfer-encoding': 'chunked' }],
])('refuses a body too large that is %s', async (_, headers) => {
  site.api.other = (request, response) => request.resume().on('end', () => response.end('all of it'));
  const answered = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
    const sent = sendRequest({ host: '127.0.0.1', port, path: '/api/contact', method: 'POST', headers });
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    // The server does not wait for the rest, so writing on may fail once the answer is there.
    sent.on('error', (error) => setTimeout(() => reject(error), 1000));
    for (let part = 0; part < 24; part += 1) sent.write(Buffer.alloc(64 * 1024));
  });
  expect(answered.status).toBe(413);
  expect(problem.parse(JSON.parse(answered.text))).toMatchObject({ status: 413, code: 'too-large' });
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
