/** @jest-environment node */
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { serverSettings } from './server-settings.js';

let site: Server;
let dev: WebpackDevServer;
let port: number;
const seen: { url: string | undefined; tag: unknown; body: string }[] = [];

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request with just these headers, whatever they say; `fetch` would refuse some. */
const ask = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const host = `localhost:${port}`;
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ port, path, method, headers: { host, ...headers } }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: text }),
      );
    });
    asked.on('error', reject).end(body);
  });

beforeAll(async () => {
  site = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (part) => (body += String(part)));
    incoming.on('end', () => {
      seen.push({ url: incoming.url, tag: incoming.headers['if-none-match'], body });
      if (incoming.url?.startsWith('/api')) return response.writeHead(201).end('{"success":true}');
      response.writeHead(incoming.url === '/nope' ? 404 : 200, {
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
  const compiler = webpack({
    mode: 'development',
    entry: 'data:text/javascript,live',
    output: { publicPath: '/__live/' },
  });
  const settings = serverSettings(`http://127.0.0.1:${portOf(site)}`, ['mfe-blog']);
  dev = new WebpackDevServer({ ...settings, port: 0 }, compiler);
  await dev.start();
  port = portOf(dev.server as Server);
});
afterAll(async () => {
  await dev.stop();
  site.close();
});

it('shows pages of the running site with the live builds in them, free of what holds for the released bytes', async () => {
  const { status, headers, body } = await ask('/blog', { 'accept-encoding': 'br', 'if-none-match': '"a"' });
  expect(status).toBe(200);
  expect(body).toContain('/__live/shell/main.js');
  expect(body).toContain('Live from this checkout: mfe-blog');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('etag');
  expect(seen.at(-1)).toMatchObject({ url: '/blog', tag: undefined });
});

it('keeps the status of pages', async () => {
  expect((await ask('/nope')).status).toBe(404);
});

it('answers for files of the live builds itself', async () => {
  const asked = seen.length;
  expect((await ask('/__live/main.js')).body).toContain('webpack');
  expect(seen).toHaveLength(asked);
});

it('hands requests with a body on to the site', async () => {
  const { status, body } = await ask('/api/contact', {}, '{"name":"A"}');
  expect([status, body]).toEqual([201, '{"success":true}']);
  expect(seen.at(-1)).toMatchObject({ url: '/api/contact', body: '{"name":"A"}' });
});

it.each([
  ['found a name for this machine', '/blog', { host: 'rebound.example:3100' }],
  ['reads the sources', '/__live/main.js', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
])('refuses a page elsewhere that %s', async (_, path, headers) => {
  const asked = seen.length;
  expect((await ask(path, headers as Record<string, string>)).status).toBe(403);
  expect(seen).toHaveLength(asked);
});

it('may be linked to from elsewhere', async () => {
  expect((await ask('/blog', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).status).toBe(
    200,
  );
});
