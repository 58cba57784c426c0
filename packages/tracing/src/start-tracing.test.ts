import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { startTracing } from './start-tracing.js';

interface Span {
  traceId: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
}

let collector: Server;
let endpoint: string;
const spans: Span[] = [];
const services: (string | undefined)[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(String(Buffer.concat(parts))) as {
        resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
      };
      for (const { resource, scopeSpans } of body.resourceSpans) {
        services.push(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

/** Two servers in a process of their own, the first of which asks the second as the page server does. */
const program = `
  import { createServer, get } from 'node:http';
  import { request as ask } from 'undici';
  import { startTracing } from ${JSON.stringify(new URL('../dist/start-tracing.js', import.meta.url).href)};
  const stop = await startTracing('pages');
  const listen = (handle) => new Promise((resolve) => {
    const server = createServer(handle).listen(0, '127.0.0.1', () => resolve(server.address().port));
  });
  const back = await listen((request, response) => response.end('back'));
  const front = await listen(async (request, response) => {
    const answer = await ask('http://127.0.0.1:' + back + '/api/blog', { headers: ['x-one', '1'] });
    answer.body.pipe(response);
  });
  for (const path of ['/api/blog', '/healthz'])
    await new Promise((done) => get({ port: front, path }, (answer) => answer.resume().on('end', done)));
  await stop();
  process.exit();
`;

it('is nothing without an endpoint', async () => {
  expect(await startTracing('pages', {})).toBeNull();
});

it('follows a request from one server to the next, and leaves probes out', async () => {
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env });
  const [server, client] = [2, 3];
  const served = spans.filter(({ kind }) => kind === server);
  const paths = served.map(
    ({ attributes }) =>
      attributes.find(({ key }) => key === 'url.path' || key === 'http.target')?.value.stringValue,
  );
  expect(new Set(services)).toEqual(new Set(['pages']));
  expect(paths).not.toContain('/healthz');
  const asked = spans.filter(({ kind }) => kind === client);
  const shared = served.filter(
    ({ traceId }) => served.filter((other) => other.traceId === traceId).length > 1,
  );
  expect(shared.length).toBeGreaterThanOrEqual(2);
  expect(asked.map(({ traceId }) => traceId)).toContain(shared[0]?.traceId);
});
