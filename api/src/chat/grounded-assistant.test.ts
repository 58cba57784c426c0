import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chatAnswer } from '@northgate/contracts/chat.js';
import type { ContentIndex } from '@northgate/contracts/content-index.js';
import { postJson, startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';
import { PageIndex } from './page-index.js';

const page = (path: string, answers: [ask: string, answer: string][]) => ({
  path,
  title: path,
  description: '',
  ask: [],
  passages: [],
  answers: answers.map(([question, answer]) => ({ ask: [question], answer, anchor: '' })),
});
const index: ContentIndex = {
  revision: 1,
  pages: [
    page('/cctv-security', [
      ['How fast are the camera alerts?', 'An alert takes 300 ms.'],
      ['Which video formats do the cameras support?', 'The formats are H.264 and H.265.'],
      ['How long does the camera installation take?', 'The cameras are live in seven days.'],
    ]),
    page('/meridian-tech', [
      ['How many agents debate on the platform?', 'Up to five agents.'],
      ['How long does the set-up of the platform take?', 'Two minutes.'],
    ]),
    page('/infrastructure', [['How long does it take?', 'Seven days from survey to running.']]),
    page('/contact', [['Are you certified to ISO 27001?', 'We are not, and say so.']]),
  ],
};

const origin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let site: Server;
let model: Server;
let writes = '';
let grounded: RunningApi;
let embedded: RunningApi;

beforeAll(async () => {
  site = createServer((_, response) => response.end(JSON.stringify(index))).listen(0, '127.0.0.1');
  model = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: writes } }] }));
  }).listen(0, '127.0.0.1');
  await Promise.all([once(site, 'listening'), once(model, 'listening')]);
  const both = { POSTS_DIR: temporaryFolder(), SITE_ORIGIN: origin(site) };
  grounded = await startApi({ ...both, CHAT_BASE_URL: origin(model), CHAT_MODEL: 'model-7b' });
  embedded = await startApi(both);
  for (const api of [grounded, embedded]) await api.application.get(PageIndex).refresh();
});
afterAll(async () => {
  await Promise.all([grounded.close(), embedded.close()]);
  for (const server of [site, model]) server.closeAllConnections();
  site.close();
  model.close();
});

const ask = async (api: RunningApi, message: string) =>
  chatAnswer.parse(await (await postJson(`${api.url}/api/chat`, { message })).json());

it('writes from an answer of which no page has a word', async () => {
  writes = 'It takes seven days from survey to running.';
  const { about, sources } = await ask(embedded, 'How long does it take?');
  expect(await ask(grounded, 'How long does it take?')).toEqual({ response: writes, about, sources });
  expect(about).toBeDefined();
  expect(sources).toMatchObject([{ path: '/infrastructure' }]);
});

it.each(['Which horse wins the derby?', 'Is that so?', 'and then what'])(
  'says where the site is silent what it says without a model, and offers the same questions: %s',
  async (question) => {
    writes = 'A horse.';
    const answer = await ask(grounded, question);
    expect(answer).toEqual(await ask(embedded, question));
    expect(answer.suggestions).toBeDefined();
  },
);
