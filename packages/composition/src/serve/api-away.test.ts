import { request as sendRequest } from 'node:http';
import { problem } from '@northgate/contracts/errors.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { load } from 'cheerio';
import { pino } from 'pino';
import { ask, type Answer } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { PageServer } from './page-server.js';

let site: FakeSite;
let server: PageServer;
let port: number;
beforeAll(async () => {
  site = await FakeSite.open();
  const { store, api } = site;
  const log = pino({ level: 'silent' });
  server = new PageServer({ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log });
  port = await server.start();
  await api.stop();
});
afterAll(async () => {
  await server.stop();
  await site.close();
});

const asForm = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
};
const send = (fields: Record<string, string>, path = '/api/contact', headers: Record<string, string> = {}) =>
  ask(port, path, {
    method: 'POST',
    body: String(new URLSearchParams(fields)),
    headers: { ...asForm, ...headers },
  });
const typed = {
  name: 'Ada "the first" <Lovelace>',
  company: "O'Neill & Sons",
  email: 'ada@example.com',
  phone: '+44 20 0000 0000',
  service: 'cybersecurity',
  message: '\nFirst line.\r\n</textarea><script>alert(1)</script>\u{1F6A2} &amp;',
  website: '',
};

/** What a browser would send when the form of a page is sent again. */
const sentAgain = ({ body }: Answer) => {
  const $ = load(String(body));
  const form = $('form');
  // A line break in front belongs to the markup, and browsers send every one as two characters.
  const values = form.serializeArray().map(({ name, value }) => [name, value.replace(/^\n/, '')]);
  return { method: form.attr('method'), action: form.attr('action'), values: Object.fromEntries(values) };
};
const lines = (text: string) => text.replaceAll('\r\n', '\n');

it('gives a form that was sent without script back to be sent again, with all that was typed', async () => {
  const answer = await send(typed);
  expect([answer.status, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
  ]);
  const again = sentAgain(answer);
  expect(again).toMatchObject({ method: 'post', action: '/api/contact' });
  expect(lines(again.values.message ?? '')).toBe(lines(typed.message));
  expect({ ...again.values, message: '' }).toEqual({ ...typed, message: '' });
});

it('names e-mail and telephones, and lets the message go along', async () => {
  const $ = load(String((await send(typed)).body));
  const links = $('a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const [mail = '', ...phones] = links;
  expect(mail).toMatch(new RegExp(`^mailto:${defaultBrand.email}\\?body=`));
  expect(new URL(mail).searchParams.get('body')).toBe(typed.message);
  expect(phones).toEqual(['tel:+442000000000', 'tel:+23410000000', 'tel:+914000000000']);
});

it('runs nothing that was typed, and its look is allowed', async () => {
  const answer = await send({ ...typed, '"><script>x': '"><script>y', service: '"><script>z' });
  const $ = load(String(answer.body));
  expect($('script')).toHaveLength(0);
  expect($('style')).toHaveLength(1);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(sentAgain(answer).values).toMatchObject({ '"><script>x': '"><script>y', service: '"><script>z' });
});

it.each([
  ['any other form', '/api/quote?from="home"', { budget: 'ten\nor more', 'a b': 'c' }],
  ['an empty one', '/api/contact', {}],
])('gives %s back to where it goes', async (_, path, fields) => {
  const again = sentAgain(await send(fields, path));
  expect(again.action).toBe(path);
  expect(
    Object.fromEntries(Object.entries(again.values).map(([name, text]) => [name, lines(String(text))])),
  ).toEqual(fields);
});

it('cuts no character of a long message in two', async () => {
  const message = `${'x'.repeat(1499)}\u{1F6A2} and more`;
  const $ = load(String((await send({ message })).body));
  const mail = new URL($('a').first().attr('href') ?? '');
  expect(mail.searchParams.get('body')).toBe('x'.repeat(1499));
  expect($('textarea').text()).toContain(message);
});

it.each([
  ['a script that sends the form itself', { accept: 'application/json' }],
  ['a script that sends JSON', { 'content-type': 'application/json' }],
  ['a program that takes anything', { accept: '*/*' }],
])('answers %s with a problem document', async (_, headers) => {
  const answer = await send(typed, '/api/contact', headers);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(problem.parse(JSON.parse(String(answer.body)))).toMatchObject({ status: 503, code: 'unavailable' });
});

it('gives nothing back of a form that is too large, nor of one full of fields', async () => {
  const large = await send({ message: 'x'.repeat(70_000) });
  expect(large.status).toBe(503);
  expect(large.body.length).toBeLessThan(4000);
  expect(String(large.body)).toContain('back button');
  const many = await send(Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, 'x'])));
  expect(Object.keys(sentAgain(many).values)).toHaveLength(50);
});

it('waits for a form that comes in parts', async () => {
  const body = await new Promise<string>((resolve, reject) => {
    const sent = sendRequest({
      host: '127.0.0.1',
      port,
      path: '/api/contact',
      method: 'POST',
      headers: asForm,
    });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part))).on('end', () => resolve(text));
    });
    sent.write('name=Ada&mess');
    setTimeout(() => sent.end('age=All+of+it'), 300);
  });
  expect(load(body)('textarea').text().trim()).toBe('All of it');
});

it('does not ask the api where a proxy in front has found it away', async () => {
  await site.api.start();
  let asked = 0;
  site.api.other = (_, response) => {
    asked += 1;
    response.writeHead(201).end();
  };
  const answer = await send(typed, '/api/contact', { 'x-api-away': '1' });
  expect([answer.status, asked]).toEqual([503, 0]);
  expect(sentAgain(answer).values).toMatchObject({ name: typed.name });
  expect((await send(typed)).status).toBe(201);
  await site.api.stop();
});
