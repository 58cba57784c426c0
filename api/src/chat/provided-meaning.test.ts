import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { chatAnswer } from '@northgate/contracts/chat.js';
import type { ContentIndex } from '@northgate/contracts/content-index.js';
import { eventually } from '../testing/eventually.js';
import { postJson, startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';

const key = 'sk-embeddings-not-for-anyone';
const patience = 60_000;
const question = 'Whose crews fix the cameras at weekends?';

const page = (path: string, ask: string, answer: string) => ({
  path,
  title: path,
  description: '',
  ask: [],
  passages: [],
  answers: [{ ask: [ask], answer, anchor: '' }],
});
const index: ContentIndex = {
  revision: 1,
  pages: [
    page('/cctv-security', 'Which crews fix the cameras at weekends?', 'The crews of the site fix cameras.'),
    page('/contact', 'Which people repair cameras on holidays?', 'The people of the desk repair them.'),
  ],
};

/** Puts texts about people who repair, and the question, in one direction and all others across. */
const directionOf = (text: string): number[] =>
  /holidays|weekends\?$/.test(text) && !/^Which crews/.test(text) ? [0, 3] : [3, 0];

interface Seen {
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; input: string[] };
}

let site: Server;
let service: Server;
let api: RunningApi | undefined;
let seen: Seen[] = [];
let broken: 'no' | 'error' | 'junk' | 'short' | 'hang' = 'no';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  site = createServer((_, response) => response.end(JSON.stringify(index))).listen(0, '127.0.0.1');
  service = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      const body = JSON.parse(text) as Seen['body'];
      seen.push({ path: request.url, authorization: request.headers.authorization, body });
      if (broken === 'hang') return;
      response.writeHead(broken === 'error' ? 500 : 200, { 'content-type': 'application/json' });
      if (broken === 'junk') return void response.end('<html>');
      const data = body.input.map((one, at) => ({
        object: 'embedding',
        index: at,
        embedding: directionOf(one),
      }));
      // The order is that of `index`, not that of the list.
      response.end(
        JSON.stringify({ object: 'list', data: broken === 'short' ? data.slice(1) : data.reverse() }),
      );
    });
  }).listen(0, '127.0.0.1');
  await Promise.all([once(site, 'listening'), once(service, 'listening')]);
});
afterEach(async () => {
  await api?.close();
  api = undefined;
  seen = [];
  broken = 'no';
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
  service.closeAllConnections();
  service.close();
});

async function start(): Promise<RunningApi> {
  api = await startApi({
    POSTS_DIR: temporaryFolder(),
    SITE_ORIGIN: `http://127.0.0.1:${portOf(site)}`,
    EMBEDDINGS_BASE_URL: `http://127.0.0.1:${portOf(service)}/v1`,
    EMBEDDINGS_API_KEY: key,
    EMBEDDINGS_MODEL: 'embed-small',
  });
  const { logger } = api;
  await eventually(() => logger.messages('log').includes('2 questions are embedded'));
  return api;
}

const firstPageFor = async ({ url }: RunningApi) => {
  const response = await postJson(`${url}/api/chat`, { message: question });
  expect(response.status).toBe(200);
  return chatAnswer.parse(await response.json()).sources[0]?.path;
};

it(
  'has the questions of the pages embedded, and each question that is asked',
  async () => {
    const running = await start();
    await firstPageFor(running);
    expect(seen[0]).toMatchObject({ path: '/v1/embeddings', authorization: `Bearer ${key}` });
    expect(seen.flatMap(({ body }) => body.input)).toEqual(
      expect.arrayContaining(['Which people repair cameras on holidays?', question]),
    );
    expect(seen.every(({ body }) => body.model === 'embed-small')).toBe(true);
  },
  patience,
);

it.each(['error', 'junk', 'short', 'hang'] as const)(
  'answers by the vectors that ship when the service fails: %s',
  async (fault) => {
    const running = await start();
    broken = fault;
    const asked = seen.length;
    expect(await firstPageFor(running)).toBe('/cctv-security');
    expect(seen.length).toBeGreaterThan(asked);
    const warnings = running.logger.messages('warn').join('\n');
    expect(warnings).toContain('a question was not embedded');
    expect(warnings).not.toContain(key);
  },
  patience,
);
