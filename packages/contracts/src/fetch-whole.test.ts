import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fetchWhole } from './fetch-whole.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/silent') return;
    if (url === '/nothing') return response.writeHead(204).end();
    response.writeHead(201, { 'x-kept': 'yes' });
    if (url === '/whole') return response.end('the whole of it');
    const dripping = setInterval(() => response.write(' '), 50);
    return response.once('close', () => clearInterval(dripping));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('hands status, headers and body on', async () => {
  const answer = await fetchWhole(`${origin}/whole`, 5000);
  expect([answer.status, answer.headers.get('x-kept')]).toEqual([201, 'yes']);
  expect(await answer.text()).toBe('the whole of it');
  expect((await fetchWhole(`${origin}/nothing`, 5000)).status).toBe(204);
});

it.each(['/silent', '/endless'])('gives %s up in time, whatever was collected meanwhile', async (path) => {
  const asked = fetchWhole(origin + path, 1000).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  const collecting = setInterval(collect, 100);
  const given = await Promise.race([asked, wait(4000, 'went on')]);
  clearInterval(collecting);
  expect(given).toBe('no answer within 1000 ms');
});
