import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { pino } from 'pino';
import { ask } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { sendBytes } from '../testing/send-bytes.js';
import { PageServer } from './page-server.js';

const log = pino({ level: 'silent' });
let site: FakeSite;
let server: PageServer;
let port: number;
let seen: string[];
beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const { store, api } = site;
  server = new PageServer({ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log });
  port = await server.start();
});
beforeEach(() => {
  seen = [];
  site.api.other = (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.end('from the api'));
  };
});
afterAll(async () => {
  await site.api.stop();
  await server.stop();
  await site.close();
});

const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
const many = (count: number) => Array.from({ length: count }, (_, at) => `X-${at}: ${at}\r\n`).join('');

it.each([
  ['DELETE', `Transfer-Encoding: chunked\r\n\r\n${chunk}`],
  ['OPTIONS', `Transfer-Encoding: chunked\r\n\r\n${chunk}`],
  ['GET', `${many(110)}Content-Length: ${inner.length}\r\n\r\n${inner}`],
  ['POST', `Transfer-Encoding:\r\nContent-Length: 4\r\n\r\n${chunk}`],
  ['POST', `${many(110)}Content-Length: ${inner.length}\r\n\r\n${inner}`],
])('a body of %s never becomes a request of its own at the api', async (method, rest) => {
  await sendBytes(port, `${method} /api/outer HTTP/1.1\r\nHost: a\r\n${rest}`);
  expect(seen).not.toContain('GET /api/smuggled');
  // Not even begun: whether the api hears of it before the connection ends is a matter of luck.
  expect(await server.metrics.registry.metrics()).not.toMatch('kind="api"');
});

const lineOf = (answers: string) => answers.split('\r\n', 1)[0];

it.each([
  ['more headers than anybody sends', `GET /blog HTTP/1.1\r\nHost: a\r\n${many(110)}\r\n`, 431],
  ['another protocol', 'GET /blog HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n', 400],
  ['a method nobody needs', 'TRACE /api/outer HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['two hosts', 'GET /blog HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['an expectation', 'POST /api/outer HTTP/1.1\r\nHost: a\r\nExpect: more\r\nContent-Length: 1\r\n\r\n', 400],
  ['a page asked with a body', `GET /blog HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc`, 400],
  [
    'chunks in the old version',
    `POST /api/outer HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
    400,
  ],
])('refuses %s and closes the connection', async (_, bytes, status) => {
  const answers = await sendBytes(port, bytes);
  expect(lineOf(answers)).toMatch(`HTTP/1.1 ${status} `);
  expect(answers).toMatch(/^connection: close\r$/im);
  expect(seen).toEqual([]);
});

it('reads no body before it was looked at, and then asks for it', async () => {
  const expecting = (method: string) =>
    sendBytes(
      port,
      `${method} /api/outer HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n`,
      300,
    );
  expect(lineOf(await expecting('POST'))).toBe('HTTP/1.1 100 Continue');
  expect(lineOf(await expecting('DELETE'))).toMatch('HTTP/1.1 400 ');
});

it('hands no header on that is meant for one connection, in either direction', async () => {
  let received: string[] = [];
  site.api.other = (request, response) => {
    received = request.rawHeaders;
    response.setHeader('connection', 'x-private');
    response.writeHead(200, { 'x-private': '1', 'x-public': '2', 'proxy-authenticate': 'Basic' }).end('ok');
  };
  const answers = await sendBytes(
    port,
    'POST /api/outer HTTP/1.1\r\nHost: a\r\nConnection: close, X-Hop\r\nX-Hop: 1\r\nX-End: 2\r\nTE: trailers\r\n' +
      'Trailer: X-Late\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\nX-Late: 1\r\n\r\n',
  );
  const names = received.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  expect(names).toEqual(expect.arrayContaining(['x-end', 'host', 'x-forwarded-for', 'content-length']));
  expect(names.filter((name) => /hop|^te$|trailer|transfer|late/.test(name))).toEqual([]);
  expect(answers).toMatch(/^x-public: 2\r$/m);
  expect(answers).not.toMatch(/x-private|proxy-authenticate/);
});

it('drops an answer that belongs to another request, counts it and uses that connection no more', async () => {
  const sockets = new Set<unknown>();
  site.api.other = ({ socket, url }, response) => {
    sockets.add(socket);
    if (url === '/api/mixed-up') response.setHeader('x-request-id', 'of-somebody-else');
    response.end('private');
  };
  await ask(port, '/api/first');
  const answer = await ask(port, '/api/mixed-up');
  expect([answer.status, String(answer.body)]).toEqual([503, expect.not.stringContaining('private')]);
  expect((await ask(port, '/api/next')).status).toBe(200);
  expect(sockets.size).toBe(2);
  const metrics = await server.metrics.registry.metrics();
  expect(metrics).toMatch('site_api_mismatched_answers_total 1');
});

it('takes no answer for the next visitor from what the api sent too much', async () => {
  const stray = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nstray';
  site.api.other = ({ url, socket }, response) => {
    response.setHeader('content-length', 2);
    response.end('ok', () => url === '/api/stray' && socket.write(stray));
  };
  for (let turn = 0; turn < 5; turn += 1) {
    await ask(port, '/api/stray');
    const next = await ask(port, '/api/next');
    expect([next.status, String(next.body)]).toEqual([200, 'ok']);
  }
});

it('ends the request to the api when the visitor is gone', async () => {
  const ended = new Promise((resolve) => {
    site.api.other = (_, response) => {
      response.write('first');
      response.once('close', () => resolve(response.writableFinished));
    };
  });
  const sent = sendRequest({ host: '127.0.0.1', port, path: '/api/chat' }).end();
  sent.on('error', () => {});
  const [answer] = await once(sent, 'response');
  await once(answer, 'data');
  sent.destroy();
  expect(await ended).toBe(false);
});

it('answers without a body where there is none', async () => {
  site.api.other = ({ url, method }, response) => {
    if (method === 'HEAD') response.writeHead(200, { 'content-length': 12 }).end();
    else response.writeHead(Number(url?.slice(5)), { etag: '"1"' }).end();
  };
  const [empty, unchanged, head] = [
    await ask(port, '/api/204', { method: 'POST', body: '' }),
    await ask(port, '/api/304'),
    await ask(port, '/api/head', { method: 'HEAD' }),
  ];
  expect([empty.status, unchanged.status, unchanged.headers.etag]).toEqual([204, 304, '"1"']);
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '12', 0]);
});
