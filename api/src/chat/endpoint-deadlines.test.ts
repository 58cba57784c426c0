import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readEnvironment } from '../environment.js';
import { ChatEndpoint } from './chat-endpoint.js';
import { EmbeddingsEndpoint } from './embeddings-endpoint.js';
import { PageIndex } from './page-index.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let server: Server;
let baseUrl: string;

beforeAll(async () => {
  // Begins an answer, goes on with a blank now and then, and never ends it.
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write(' ');
    const dripping = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(dripping));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const neverLeaves = new AbortController().signal;

it.each([
  [
    'of embeddings',
    () => new EmbeddingsEndpoint({ baseUrl, key: '', model: 'm' }).embed(['a text'], 1000),
    1000,
  ],
  ['of the pages', () => new PageIndex(readEnvironment({ SITE_ORIGIN: baseUrl })).refresh(), 4000],
  [
    'of the chat',
    () =>
      new ChatEndpoint({ baseUrl, key: '', model: 'm', deadline: 1000 }).complete([], {
        signal: neverLeaves,
        onText: () => {},
      }),
    1000,
  ],
])(
  'an answer %s that does not end is given up in time, whatever was collected meanwhile',
  async (_, ask, deadline) => {
    const asked = ask().then(
      () => 'answered',
      (error: Error) => error.message,
    );
    const collecting = setInterval(collect, 100);
    const given = await Promise.race([asked, wait(deadline + 1000, 'went on')]);
    clearInterval(collecting);
    expect(given).toBe(`no answer within ${deadline} ms`);
  },
);
