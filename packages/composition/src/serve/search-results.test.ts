import { gunzipSync } from 'node:zlib';
import { searchFieldId, searchPlace } from '@northgate/contracts/search-page.js';
import { load } from 'cheerio';
import { pino } from 'pino';
import { ask, type Question } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { FakeSite, marketingPages } from '../testing/fake-site.js';
import { PageServer } from './page-server.js';

const searchPage = {
  path: '/search',
  body: `<form action="/search"><input id="${searchFieldId}" name="q" value=""></form><div>${searchPlace}</div>`,
};
const results = [
  {
    kind: 'page',
    title: 'Cameras & more',
    section: 'Privacy',
    path: '/cctv-security#privacy',
    excerpt: [
      { text: 'Kept at the ', found: false },
      { text: '<edge>', found: true },
    ],
  },
];

let site: FakeSite;
let server: PageServer;
let port: number;
let asked: { url: string | undefined; client: unknown }[];
beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  await site.release(fakeRemote('mfe-marketing', 'with search', [...marketingPages, searchPage]));
  const log = pino({ level: 'silent' });
  const options = { store: site.store, apiOrigin: site.api.origin, host: '127.0.0.1', port: 0, log };
  server = new PageServer({ ...options, trustedProxies: ['127.0.0.0/8'] });
  port = await server.start();
});
beforeEach(() => {
  asked = [];
  site.api.other = (request, response) => {
    asked.push({ url: request.url, client: request.headers['x-forwarded-for'] });
    response.end(JSON.stringify({ results }));
  };
});
afterAll(async () => {
  await server.stop();
  await site.close();
});

const get = (path: string, question?: Question) => ask(port, path, question);
const read = async (path: string) => load(String((await get(path)).body));

it('puts what the api finds into the page, with the words in its field', async () => {
  const $ = await read('/search?q=at+the+%22%3Cedge');
  expect(asked[0]?.url).toBe('/api/search?q=at%20the%20%22%3Cedge');
  expect($(`#${searchFieldId}`).attr('value')).toBe('at the "<edge');
  expect($('[data-query]').text()).toBe('1 result for “at the "<edge”');
  expect($('a[href="/cctv-security#privacy"]').text()).toBe('Cameras & more Privacy');
  expect($('mark').text()).toBe('<edge>');
  expect($('h1').text()).toBe('/search');
});

it('is not kept, and as safe as the page is', async () => {
  const page = await get('/search');
  const { headers } = await get('/search?q=edge');
  expect(headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  expect(headers['cache-control']).toBe('no-store');
  expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
});

it('comes compressed to who takes that, and without a body to who asks for none', async () => {
  const { body, headers } = await get('/search?q=edge', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(body))).toContain('<mark>&lt;edge&gt;</mark>');
  const head = await get('/search?q=edge', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

it('counts searches for the visitor and not for the page server', async () => {
  await get('/search?q=edge', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(asked[0]?.client).toBe('203.0.113.7,127.0.0.1');
});

it.each(['/search', '/search?q=', '/search?q=%20', '/contact?q=edge'])(
  '%s is the page as it is',
  async (path) => {
    expect((await get(path)).status).toBe(200);
    expect(asked).toEqual([]);
  },
);

it.each([
  [503, 'Search is not available right now.'],
  [429, 'You have searched many times within a minute.'],
])('says so where the api answers %i, on a page that leads on', async (status, words) => {
  site.api.other = (_, response) => response.writeHead(status).end();
  const $ = await read('/search?q=edge');
  expect($('[role=alert]').text()).toContain(words);
  expect($(`#${searchFieldId}`).attr('value')).toBe('edge');
});

it('says so where there is no api', async () => {
  await site.api.stop();
  const { status, body } = await get('/search?q=edge');
  expect(status).toBe(200);
  expect(String(body)).toContain('Search is not available right now.');
  await site.api.start();
});
