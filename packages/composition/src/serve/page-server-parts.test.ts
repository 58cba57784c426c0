import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import * as zlib from 'node:zlib';
import { pino } from 'pino';
import { ask, type Question } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { PageServer } from './page-server.js';

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as never) });
const patience = { headers: 300, request: 600, silence: 600 };

let site: FakeSite;
let server: PageServer;
let port: number;
let whole: Buffer;
beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
beforeEach(async () => {
  const { store, api } = site;
  server = new PageServer({ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log, patience });
  port = await server.start();
  whole = (await get()).body;
});
afterEach(() => server.stop());
afterAll(() => site.close());

const get = (headers: Question['headers'] = {}, path = '/contact') => ask(port, path, { headers });

describe('a part of a page', () => {
  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=5-', 5, undefined],
    ['bytes=-7', -7, undefined],
    ['bytes=3-999999', 3, undefined],
  ])('is sent for %s', async (range, from, to) => {
    const { status, headers, body } = await get({ range });
    const part = whole.subarray(from, to);
    expect([status, String(body)]).toEqual([206, String(part)]);
    expect(headers['content-length']).toBe(String(part.length));
    const start = from < 0 ? whole.length + from : from;
    expect(headers['content-range']).toBe(`bytes ${start}-${start + part.length - 1}/${whole.length}`);
  });

  it('is a part of the form that was chosen', async () => {
    const { body } = await get({ 'accept-encoding': 'gzip' });
    const part = await get({ 'accept-encoding': 'gzip', range: 'bytes=0-3' });
    expect([part.headers['content-encoding'], part.body]).toEqual(['gzip', body.subarray(0, 4)]);
  });

  it('that lies behind its end is refused with its length', async () => {
    const { status, headers, body } = await get({ range: 'bytes=999999-' });
    expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${whole.length}`, 0]);
  });

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=x'])('%s brings the whole', async (range) => {
    const { status, body } = await get({ range });
    expect([status, body]).toEqual([200, whole]);
  });

  it('is sent only while the page is the one the rest was taken from', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get()).headers;
    const range = 'bytes=0-3';
    expect((await get({ range, 'if-range': etag })).status).toBe(206);
    expect((await get({ range, 'if-range': modified })).status).toBe(206);
    expect((await get({ range, 'if-range': '"other"' })).status).toBe(200);
    expect((await get({ range, 'if-range': `W/${etag}` })).status).toBe(200);
  });
});

describe('a page somebody has already', () => {
  it('is not sent again for its own date, and is for any other', async () => {
    const modified = (await get()).headers['last-modified'] ?? '';
    expect((await get({ 'if-modified-since': modified })).status).toBe(304);
    const later = new Date(Date.parse(modified) + 86_400_000).toUTCString();
    expect((await get({ 'if-modified-since': later })).status).toBe(200);
  });

  it('is known by its tag first, also among others and as a weak one', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get()).headers;
    expect((await get({ 'if-none-match': `"a", W/${etag}` })).status).toBe(304);
    expect((await get({ 'if-none-match': '"a"', 'if-modified-since': modified })).status).toBe(200);
  });
});

it('zstd is sent to who takes nothing better, where this Node can tell what it stands for', async () => {
  const knows = 'zstdDecompress' in zlib;
  const encoding = async (accepted: string) =>
    (await get({ 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await encoding('gzip, zstd')).toBe(knows ? 'zstd' : 'gzip');
  expect(await encoding('zstd')).toBe(knows ? 'zstd' : undefined);
  expect(await encoding('zstd, br')).toBe('br');
});

it('a target with an origin before it is the same page', async () => {
  expect((await get({}, 'http://www.northgate.example/contact')).body).toEqual(whole);
});

describe('a client that is too slow', () => {
  const untilClosed = async (socket: Socket) => {
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    await once(socket, 'close');
    return text;
  };

  it('with its headers is told so and left', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /contact HTTP/1.1\r\nHost: a\r\n');
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with its body is left', async () => {
    site.api.other = () => {};
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
    expect(await untilClosed(socket)).not.toContain(' 200 ');
  });
});

it('headers that are too large are refused', async () => {
  expect((await get({ 'x-long': 'a'.repeat(20_000) })).status).toBe(431);
});

it('a stop with notice fails no request: each gets its answer, and the connection ends with it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses: (number | undefined)[] = [];
  const closed: (string | undefined)[] = [];
  let stopped = false;
  const visit = async () => {
    while (!stopped) {
      const [response] = (await once(httpGet({ agent, port, path: '/contact' }), 'response')) as [
        IncomingMessage,
      ];
      statuses.push(response.statusCode);
      closed.push(response.headers.connection);
      await once(response.resume(), 'end');
    }
  };
  const answered = async (count: number) => {
    for (const enough = statuses.length + count; statuses.length < enough;)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const visits = Array.from({ length: 8 }, visit);
  await answered(30);
  const stopping = server.stop(2000);
  expect((await ask(port, '/readyz')).status).toBe(503);
  await answered(30);
  stopped = true;
  await Promise.all(visits);
  await stopping;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([closed[0], closed.at(-1)]).toEqual([undefined, 'close']);
});

it('is logged in one line without its query, and counted', async () => {
  lines.length = 0;
  await ask(port, '/contact?mail=ada@example.com', { headers: { 'x-request-id': 'edge-9' } });
  await new Promise(setImmediate);
  const line = lines.find(({ requestId }) => requestId === 'edge-9');
  expect(line).toMatchObject({ method: 'GET', path: '/contact', status: 200, msg: 'request' });
  expect(JSON.stringify(lines)).not.toContain('ada@example.com');
  const metrics = await server.metrics.registry.metrics();
  expect(metrics).toContain('site_requests_total{kind="page",status="200"} 2');
  expect(metrics).toContain('site_live_revision 1');
});
