import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveBuild } from '@northgate/build/live/live-build.js';
import { ask } from '../testing/ask.js';
import { DevServer } from './dev-server.js';

const live: LiveBuild = {
  handle: (request, response, next) =>
    request.url === '/__live/file.js' ? void response.end('live') : next(),
  ready: Promise.resolve([]),
  close: async () => {},
};

let site: Server;
let dev: DevServer;
let port: number;
const seen: { url?: string | undefined; encoding?: string | undefined; body: string }[] = [];

beforeAll(async () => {
  site = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      seen.push({ url: request.url, encoding: String(request.headers['accept-encoding']), body });
      if (request.url?.startsWith('/api')) return response.writeHead(201).end('{"success":true}');
      response.writeHead(request.url === '/nope' ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self'",
        etag: '"a"',
      });
      response.end(
        '<html><head><script id="files" data-boot="/assets/main.js" data-boot-integrity="sha384-m"></script></head><body>Words<script id="boot">starter()</script></body></html>',
      );
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  dev = new DevServer({ site: origin, apps: ['mfe-blog'], live, host: '127.0.0.1', port: 0 });
  port = await dev.start();
});
afterAll(async () => {
  await dev.stop();
  site.close();
});

it('shows pages of the running site with the live builds in them, free of what holds for the released bytes', async () => {
  const { status, headers, body } = await ask(port, '/blog', { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(200);
  expect(String(body)).toContain('/__live/shell/main.js');
  expect(String(body)).toContain('Live from this checkout: mfe-blog');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('etag');
  expect(seen.at(-1)).toMatchObject({ url: '/blog', encoding: 'identity' });
});

it('keeps the status of pages', async () => {
  expect((await ask(port, '/nope')).status).toBe(404);
});

it('answers for files of the live builds itself', async () => {
  const asked = seen.length;
  expect(String((await ask(port, '/__live/file.js')).body)).toBe('live');
  expect(seen).toHaveLength(asked);
});

it('hands requests with a body on to the site', async () => {
  const { status, body } = await ask(port, '/api/contact', { method: 'POST', body: '{"name":"A"}' });
  expect([status, String(body)]).toEqual([201, '{"success":true}']);
  expect(seen.at(-1)).toMatchObject({ url: '/api/contact', body: '{"name":"A"}' });
});

it.each([
  ['found a name for this machine', '/blog', { host: 'rebound.example:3100' }],
  ['reads the sources', '/__live/file.js', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
])('refuses a page elsewhere that %s', async (_, path, headers) => {
  const asked = seen.length;
  expect((await ask(port, path, { headers: { host: 'localhost:3100', ...headers } })).status).toBe(403);
  expect(seen).toHaveLength(asked);
});

it('may be linked to from elsewhere', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect((await ask(port, '/blog', { headers })).status).toBe(200);
});
