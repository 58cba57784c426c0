import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { problem } from '@northgate/contracts/errors.js';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { contactExample } from '../testing/contact-example.js';
import { postJson, startApi, type RunningApi } from '../testing/start-api.js';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_CONTACT: '2', TRUSTED_PROXY: '127.0.0.1' });
});
afterAll(() => api.close());

const send = (path: string, init?: RequestInit) => fetch(`${api.url}${path}`, init);
const raw = (path: string, body: string, type: string) =>
  send(path, { method: 'POST', body, headers: { 'content-type': type } });

describe('every error is a problem document', () => {
  const json = 'application/json';
  it.each([
    ['an unknown address', () => send('/api/none'), 404, 'not-found'],
    ['an unknown post', () => send('/api/blog/none'), 404, 'not-found'],
    ['an address outside the api', () => send('/'), 404, 'not-found'],
    ['a slug that is too long', () => send(`/api/blog/${'a'.repeat(300)}`), 404, 'not-found'],
    [
      'a method the address does not take',
      () => send('/api/blog', { method: 'DELETE' }),
      405,
      'method-not-allowed',
    ],
    ['reading what is only written', () => send('/api/contact'), 405, 'method-not-allowed'],
    ['broken JSON', () => raw('/api/contact', '{"name":', json), 400, 'malformed-body'],
    ['no body at all', () => send('/api/chat', { method: 'POST' }), 400, 'malformed-body'],
    ['an empty JSON body', () => raw('/api/chat', '', json), 400, 'malformed-body'],
    ['a prototype in the body', () => raw('/api/chat', '{"__proto__":{"a":1}}', json), 400, 'malformed-body'],
    ['a list instead of an object', () => raw('/api/chat', '[]', json), 400, 'invalid-input'],
    ['an address that cannot be decoded', () => send('/api/blog/%zz'), 400, 'malformed-body'],
    [
      'a body that is no JSON',
      () => raw('/api/contact', 'hello', 'text/plain'),
      415,
      'unsupported-media-type',
    ],
    [
      'a form sent to the chat',
      () => raw('/api/chat', 'message=hi', 'application/x-www-form-urlencoded'),
      415,
      'unsupported-media-type',
    ],
    [
      'more than 64 KB',
      () => raw('/api/contact', JSON.stringify('x'.repeat(66_000)), json),
      413,
      'too-large',
    ],
  ] as const)('%s', async (_what, request, status, code) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
    const body = problem.parse(await response.json());
    expect(body).toMatchObject({ status, code, requestId: response.headers.get('x-request-id') });
    expect(body.error).not.toBe('');
  });

  it('bytes that are no HTTP request', async () => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.end('NONSENSE\r\n\r\n');
    const [head = '', body = ''] = (await socket.toArray()).join('').split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\ncontent-type: application\/problem\+json/);
    expect(problem.parse(JSON.parse(body))).toMatchObject({ status: 400, code: 'malformed-body' });
  });

  it('names the methods an address takes', async () => {
    expect((await send('/api/blog/x', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('requests', () => {
  it('keep the id a proxy gave them, and get a fresh one instead of a strange one', async () => {
    const idFor = async (id: string) =>
      (await send('/api/blog', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('abc-123')).toBe('abc-123');
    expect(await idFor('a b"c')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are logged without what was sent', async () => {
    await send('/api/blog?region=india', { headers: { 'x-request-id': 'logged-1' } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const line = api.logger.lines.find(({ rest }) => JSON.stringify(rest).includes('logged-1'));
    expect(line?.rest[0]).toMatchObject({ method: 'GET', path: '/api/blog', status: 200 });
  });

  it('may ask for the head only', async () => {
    const response = await send('/api/blog', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).toMatch(/^"/);
  });

  it('carry no script, no frame and no guessed type', async () => {
    const { headers } = await send('/api/blog');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the limit of requests', () => {
  const from = (address: string) =>
    postJson(`${api.url}/api/contact`, contactExample, { 'x-forwarded-for': address });

  it('counts each client by itself and says when to come back', async () => {
    const answers = [
      await from('192.0.2.1'),
      await from('192.0.2.1'),
      await from('192.0.2.1'),
      await from('192.0.2.2'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 201]);
    expect(await answers[2]!.json()).toMatchObject({ code: 'too-many-requests' });
    expect(Number(answers[2]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts one IPv6 subscriber once', async () => {
    const answers = [await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:0:9::3')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
  });
});

describe('what a supervisor asks', () => {
  it.each(['/healthz', '/readyz'])('%s answers 200 while all is well', async (path) => {
    expect((await send(path)).status).toBe(200);
  });

  it('describes the api from the schemas that check it', async () => {
    const document = (await (await send('/api/docs/json')).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(document.paths)).toEqual([
      '/api/contact',
      '/api/chat',
      '/api/search',
      '/api/visits',
      '/api/blog',
      '/api/blog/{slug}',
      '/api/content-manifest',
      '/api/redirects',
      '/api/admin/posts',
      '/api/pictures/{id}/{name}',
    ]);
  });

  it('describes itself without an error by the linter of its field', async () => {
    const source = await (await send('/api/docs/json')).text();
    const config = await createConfig({ extends: ['recommended'] });
    const findings = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  });

  it('asks who is there for publishing alone, and knows no roles', async () => {
    const text = await (await send('/api/docs/json')).text();
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, object>> };
    const guarded = Object.entries(paths).filter(([, methods]) =>
      Object.values(methods).some((method) => 'security' in method),
    );
    expect(guarded.map(([path]) => path)).toEqual(['/api/admin/posts']);
    expect(text).not.toMatch(/\broles?\b|forbidden/i);
  });
});
