import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactExample } from '../testing/contact-example.js';
import { postJson, startApi, type RunningApi } from '../testing/start-api.js';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ TRUSTED_PROXY: '127.0.0.1' });
});
afterAll(() => api.close());

describe('what a page of another site makes a browser send', () => {
  const host = () => new URL(api.url).host;
  const forwarded = (origin: string) => ({ 'x-forwarded-host': 'shop.example:8443', origin });
  const cases: [what: string, headers: () => Record<string, string>, accepted: boolean][] = [
    ['nothing said, as programs do', () => ({}), true],
    ['the same origin', () => ({ 'sec-fetch-site': 'same-origin', origin: 'null' }), true],
    ['typed by the visitor', () => ({ 'sec-fetch-site': 'none' }), true],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' }), false],
    ['a sister site', () => ({ 'sec-fetch-site': 'same-site' }), false],
    ['a word nobody knows', () => ({ 'sec-fetch-site': 'elsewhere' }), false],
    ['only the origin, ours', () => ({ origin: `http://${host()}` }), true],
    ['only the origin, ours by its public name', () => ({ origin: api.environment.brand.siteUrl }), true],
    ['only the origin, ours behind a proxy and a port', () => forwarded('https://shop.example:8443'), true],
    ['only the origin, another port', () => forwarded('https://shop.example'), false],
    ['only the origin, another site', () => ({ origin: 'https://evil.example' }), false],
    [
      'only the origin, one that begins like ours',
      () => ({ origin: `http://${host()}.evil.example` }),
      false,
    ],
    ['only the origin of a sandbox', () => ({ origin: 'null' }), false],
  ];
  it.each(cases)('%s', async (_, headers, accepted) => {
    const contact = await postJson(`${api.url}/api/contact`, contactExample, headers());
    const chat = await postJson(`${api.url}/api/chat`, { message: 'What is this?' }, headers());
    const form = await fetch(`${api.url}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams(contactExample),
      headers: { ...headers(), accept: 'text/html' },
      redirect: 'manual',
    });
    expect([contact.status, chat.status, form.status]).toEqual(accepted ? [201, 200, 303] : [403, 403, 403]);
    if (!accepted) expect(await form.text()).toMatch('a page of another site');
  });

  it('may read, for that changes nothing', async () => {
    const answer = await fetch(`${api.url}/api/blog`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
  });
});

describe('what programs in front might read differently', () => {
  const inner = 'GET /api/blog HTTP/1.1\r\nHost: a\r\n\r\n';
  const lines = Array.from({ length: 110 }, (_, at) => `X-${at}: ${at}\r\n`).join('');
  it.each([
    [
      'DELETE with a body',
      `DELETE /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: ${inner.length}\r\n\r\n`,
      400,
    ],
    [
      'a length behind too many headers',
      `GET /api/x HTTP/1.1\r\nHost: a\r\n${lines}Content-Length: 37\r\n\r\n`,
      431,
    ],
    [
      'more bytes of headers than anybody sends',
      `GET /api/x HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    [
      'an empty coding before a length',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\nContent-Length: 2\r\n\r\nxx',
      400,
    ],
    ['another protocol', 'GET /api/x HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\n\r\n', 400],
  ])('%s is refused, and nothing after it is read', async (_, head, status) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (part: string) => (text += part));
    socket.write(head + inner);
    await once(socket, 'close');
    expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`]);
  });
});
