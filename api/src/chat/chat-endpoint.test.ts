import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { chatAnswer } from '@northgate/contracts/chat.js';
import { buildApi } from '../testing/build-api.js';
import { eventually } from '../testing/eventually.js';
import { readEvents } from '../testing/read-events.js';
import { sitePages } from '../testing/site-pages.js';
import { postJson, startApi, type RunningApi } from '../testing/start-api.js';
import { startModelServer, type ModelServer } from '../testing/start-model-server.js';
import { PageIndex } from './page-index.js';

const key = 'sk-not-for-anyone';
const question = 'How fast are the alerts?';
const written = 'Cameras report within 300 ms. Loitering is reported after 15 minutes (/cctv-security).';

let site: Server;
let model: ModelServer;
let apis: RunningApi[] = [];

beforeAll(async () => {
  buildApi();
  site = createServer((_, response) => response.end(JSON.stringify(sitePages))).listen(0, '127.0.0.1');
  model = await startModelServer();
});
afterEach(async () => {
  await Promise.all(apis.map((api) => api.close()));
  apis = [];
});
afterAll(async () => {
  await model.stop();
  site.close();
});

async function apiWith(behaviour: string, variables: NodeJS.ProcessEnv = {}): Promise<RunningApi> {
  const api = await startApi({
    SITE_ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    CHAT_BASE_URL: model.address(behaviour),
    CHAT_API_KEY: key,
    CHAT_MODEL: 'model-7b',
    CHAT_DEADLINE_SECONDS: '0.4',
    ...variables,
  });
  apis.push(api);
  await api.application.get(PageIndex).refresh();
  return api;
}

const ask = async (api: RunningApi, message = question) => {
  const response = await postJson(`${api.url}/api/chat`, { message });
  expect(response.status).toBe(200);
  return chatAnswer.parse(await response.json());
};

const eventHeaders = { 'content-type': 'application/json', accept: 'text/event-stream' };

const askForEvents = (api: RunningApi) =>
  postJson(`${api.url}/api/chat`, { message: question }, eventHeaders);

const last = async () => (await model.asked()).requests.at(-1)!;

describe('a configured provider', () => {
  it('is asked as OpenAI would be, with the passages of the site and nothing but the question', async () => {
    await ask(await apiWith('good'));
    const { path, headers, body } = await last();
    expect(path).toBe('/v1/chat/completions');
    expect(headers).toMatchObject({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });
    expect(body).toEqual({
      model: 'model-7b',
      stream: true,
      messages: [
        { role: 'system', content: expect.stringContaining('[/cctv-security]') },
        { role: 'user', content: question },
      ],
    });
    expect(JSON.stringify(body)).toContain('Alerts arrive in under 300 ms');
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it.each(['good', 'whole'])('writes the answer, whose pages become its sources: %s', async (behaviour) => {
    const sources = [{ title: 'AI CCTV Security', path: '/cctv-security' }];
    expect(await ask(await apiWith(behaviour))).toEqual({ response: written, sources });
  });

  it('without a key is asked without one', async () => {
    await ask(await apiWith('good', { CHAT_API_KEY: '' }));
    expect((await last()).headers).not.toHaveProperty('authorization');
  });

  it('is not asked about greetings, people and prices', async () => {
    const api = await apiWith('good');
    const { hits } = await model.asked();
    expect((await ask(api, 'Hello!')).response).toContain('I answer questions');
    expect((await ask(api, 'Can I talk to a person?')).response).toContain('hello@northgate.example');
    expect((await ask(api, 'How much does it cost?')).response).toContain('no prices');
    expect((await model.asked()).hits).toBe(hits);
  });
});

describe('an answer in events', () => {
  it('comes sentence by sentence while it is written, and whole at the end', async () => {
    const response = await askForEvents(await apiWith('slow', { CHAT_DEADLINE_SECONDS: '5' }));
    expect(response.headers.get('content-type')).toMatch('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = await readEvents(response);
    expect(events.map(({ event }) => event)).toEqual(['text', 'text', 'answer']);
    expect(events.slice(0, 2).map(({ data }) => data)).toEqual([
      { text: 'Cameras report within 300 ms. ' },
      { text: 'Loitering is reported after 15 minutes (/cctv-security).' },
    ]);
    expect(chatAnswer.parse(events[2]!.data).response).toBe(written);
  });

  it('is a single event when it is quoted from the site', async () => {
    const events = await readEvents(await askForEvents(await apiWith('good', noProvider)));
    expect(events.map(({ event }) => event)).toEqual(['answer']);
    expect(chatAnswer.parse(events[0]!.data).response).toMatch(/^Weapon detection accuracy/);
  });

  it('is replaced by a quotation when the provider breaks off in the middle', async () => {
    const events = await readEvents(await askForEvents(await apiWith('cut')));
    expect(events.at(-1)!.event).toBe('answer');
    expect(chatAnswer.parse(events.at(-1)!.data).response).toMatch(/^Weapon detection accuracy/);
  });

  it('ends at the provider when the visitor leaves, which is no failure of the provider', async () => {
    const api = await apiWith('trickle', { CHAT_DEADLINE_SECONDS: '20' });
    const visitor = request(`${api.url}/api/chat`, { method: 'POST', headers: eventHeaders });
    visitor.end(JSON.stringify({ message: question }));
    const [response] = (await once(visitor, 'response')) as [IncomingMessage];
    await once(response, 'data');
    expect((await last()).left).toBe(false);
    visitor.destroy();
    await eventually(async () => (await last()).left, 2000);
    expect(api.logger.messages('warn').filter((line) => line.includes('provider'))).toEqual([]);
  });
});

const noProvider = { CHAT_BASE_URL: '', CHAT_API_KEY: '', CHAT_MODEL: '' };

describe('a provider that does not answer', () => {
  it.each([
    ['hang', /no answer within 400 ms/],
    ['trickle', /no answer within 400 ms/],
    ['drip', /no answer within 400 ms/],
    ['flood', /larger|buffer/i],
    ['redirect', /redirect/],
    ['junk', /JSON/],
    ['babble', /array|choices/],
    ['cut', /terminated|cut off|closed/],
    ['silent', /no text/],
    ['error', /it answered 500/],
    ['refused', /it answered 401/],
    ['invent', /no source bears out/],
  ])('%s: the site answers instead, and the log says why without the key', async (behaviour, why) => {
    const api = await apiWith(behaviour);
    const { response } = await ask(api);
    expect(response).toMatch(/^Weapon detection accuracy/);
    const warnings = api.logger.messages('warn').filter((line) => line.includes('provider'));
    expect(warnings).toEqual([expect.stringMatching(why)]);
    expect(JSON.stringify(api.logger.lines)).not.toContain(key);
  });

  it('that redirects is not followed, not even on its own host', async () => {
    const { hits } = await model.asked();
    await ask(await apiWith('redirect'));
    expect((await model.asked()).hits).toBe(hits + 1);
  });

  it('is left alone after five failures in a row', async () => {
    const api = await apiWith('error');
    const { hits } = await model.asked();
    for (let call = 0; call < 12; call += 1) await ask(api);
    expect((await model.asked()).hits).toBe(hits + 5);
  });
});
