import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { jest } from '@jest/globals';
import { ControlSite, type ConsoleBrowser } from '../testing/control-site.js';
import { AuditLog } from './audit-log.js';

jest.setTimeout(120_000);

let site: ControlSite;
let operator: ConsoleBrowser;
let asked: { url: string; method: string; body: string; headers: IncomingHttpHeaders }[];

/** An api whose desk answers with this. */
const answers =
  (status: number, body: unknown): RequestListener =>
  (request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      asked.push({
        url: request.url ?? '',
        method: request.method ?? '',
        body: text,
        headers: request.headers,
      });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  };

const audited = async () => (await new AuditLog(site.dataDir).page(0, 1)).entries[0];

beforeAll(async () => {
  site = await ControlSite.open();
  operator = await site.operator();
});
beforeEach(() => (asked = []));
afterAll(() => site.close());

it('hands a question on with the key of the desk and who asks, and nothing of the session', async () => {
  site.site.api.other = answers(200, { leads: [] });
  const { status, text } = await operator.get('/desk/leads?search=a%20b', {
    'x-desk-key': 'mine',
    'x-desk-person': 'root',
  });
  expect([status, text]).toEqual([200, '{"leads":[]}']);
  expect(asked[0]).toMatchObject({
    url: '/desk/leads?search=a%20b',
    headers: { 'x-desk-key': 'a key of the desk', 'x-desk-person': 'this%20machine' },
  });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

it('notes what a change did and hands on only what is to be shown', async () => {
  const change = { what: 'set status', subject: 'lead 1', before: 'new', after: 'won' };
  site.site.api.other = answers(200, { result: { id: 1 }, change });
  const { status, text } = await operator.change('/desk/leads/1', { status: 'won' }, { method: 'PATCH' });
  expect([status, text]).toEqual([200, '{"id":1}']);
  expect(asked[0]).toMatchObject({ method: 'PATCH', body: '{"status":"won"}' });
  expect(await audited()).toMatchObject({ who: 'this machine', by: 'link', ...change });
});

it('notes nothing where the api refuses, and hands its refusal on', async () => {
  const before = await audited();
  site.site.api.other = answers(409, { error: 'Somebody else was faster.' });
  const { status, text } = await operator.change('/desk/posts/one', {}, { method: 'PUT' });
  expect([status, text]).toEqual([409, '{"error":"Somebody else was faster."}']);
  expect(await audited()).toEqual(before);
});

it.each([
  ['to an area that does not exist', '/desk/nothing'],
  ['to an address outside of the desk', '/desk/../api/contact'],
  ['to one that only looks inside', '/desk/leads/..%2f..%2fapi/contact'],
])('hands nothing on %s', async (_, path) => {
  site.site.api.other = answers(404, {});
  expect((await operator.get(path)).status).toBe(404);
  expect(asked.filter(({ url }) => !url.startsWith('/desk/leads/'))).toEqual([]);
});

it('hands no change on that does not come from the console', async () => {
  const { status } = await operator.change(
    '/desk/leads/1',
    {},
    { headers: { origin: 'http://elsewhere.example' } },
  );
  expect([status, asked]).toEqual([403, []]);
});

it('says when the api does not answer', async () => {
  site.site.api.other = (request) => request.socket.destroy();
  const { status, text } = await operator.get('/desk/leads');
  expect([status, text]).toEqual([502, expect.stringContaining('The api does not answer.')]);
});
