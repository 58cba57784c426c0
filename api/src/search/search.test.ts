import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '@northgate/contracts/errors.js';
import { searchAnswer } from '@northgate/contracts/search.js';
import { PageIndex } from '../chat/page-index.js';
import { sitePages } from '../testing/site-pages.js';
import { startApi, type RunningApi } from '../testing/start-api.js';
import { excerptOf } from './excerpt.js';

const answers = [
  {
    ask: ['How long does the set-up of a system take?'],
    answer: 'Seven days from survey to handover.',
    anchor: 'timeline',
  },
];
const pages = sitePages.pages.map((page) => (page.path === '/infrastructure' ? { ...page, answers } : page));

let site: Server;
let api: RunningApi;
beforeAll(async () => {
  site = createServer((_, response) => void response.end(JSON.stringify({ ...sitePages, pages }))).listen(0);
  await once(site, 'listening');
  api = await startApi({ SITE_ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}` });
  await api.application.get(PageIndex).refresh();
});
afterAll(async () => {
  await api.close();
  site.close();
});

const get = (query: string) => fetch(`${api.url}/api/search${query}`);
async function search(words: string) {
  const response = await get(`?q=${encodeURIComponent(words)}`);
  expect(response.status).toBe(200);
  return searchAnswer.parse(await response.json()).results;
}
const pathsOf = async (words: string) => (await search(words)).map(({ path }) => path);

describe('a search', () => {
  it.each([
    ['cybersecurity', '/cybersecurity', 'the page itself where its title has the words'],
    ['minimum resolution', '/cctv-security#system-requirements', 'a section by its text'],
    ['edge', '/cctv-security#privacy', 'a section of a page about something else'],
    ['cold ch', '/industries/logistics', 'a word that is still being typed'],
    ['optimizati', '/industries/logistics', 'a word whose stem is shorter than what is typed so far'],
    ['helthcare', '/industries/healthcare', 'a word with a letter left out'],
    ['privcy polciy', '/privacy-policy', 'two words with slips of the pen'],
    ['Privacy-Policy', '/privacy-policy', 'a compound'],
    ['640x480', '/cctv-security#system-requirements', 'a figure'],
    ['red team a support chatbot', '/blog/red-team-a-support-chatbot', 'an article by its title'],
  ])('for “%s” finds %s: %s', async (words, path) => {
    const paths = await pathsOf(words);
    expect(paths.slice(0, 3).some((found) => found.startsWith(path))).toBe(true);
  });

  it('for a word with one slip of the pen finds nothing that takes two', async () => {
    expect(await pathsOf('camras')).toEqual(await pathsOf('camera'));
  });

  it('tells title, section, kind and a text whose words are marked', async () => {
    const [first] = await search('formats');
    expect(first).toMatchObject({
      kind: 'page',
      title: 'AI CCTV Security',
      section: 'System requirements',
      path: '/cctv-security#system-requirements',
    });
    const { excerpt } = first!;
    expect(excerpt.filter(({ found }) => found).map(({ text }) => text)).toEqual(['Formats']);
    expect(excerpt.map(({ text }) => text).join('').length).toBeLessThan(180);
  });

  it('finds questions the site answers, with the place of the answer', async () => {
    const found = (await search('long set-up')).find(({ kind }) => kind === 'question');
    expect(found).toMatchObject({
      title: 'How long does the set-up of a system take?',
      section: 'Complete AI Infrastructure',
      path: '/infrastructure#timeline',
    });
  });

  it('puts the kind first whose title says it: articles for the words of one', async () => {
    expect((await search('red team a support chatbot'))[0]?.kind).toBe('article');
    expect((await search('healthcare'))[0]?.kind).toBe('page');
  });

  it('names each page once, and at most six of them', async () => {
    const paths = (await search('security')).filter(({ kind }) => kind === 'page').map(({ path }) => path);
    expect(new Set(paths.map((path) => path.split('#')[0])).size).toBe(paths.length);
    expect(paths.length).toBeLessThanOrEqual(6);
  });

  it.each(['zzzzqqqq', 'the of and', '---', '’'])('for “%s” finds nothing, and says so', async (words) => {
    expect(await search(words)).toEqual([]);
  });
});

describe('a search that cannot be', () => {
  it.each([
    ['', 'A search needs a word.'],
    ['?q=%20', 'A search needs a word.'],
    [`?q=${'a'.repeat(201)}`, 'Please use at most 200 characters.'],
    ['?q=a&q=b', 'A search needs a word.'],
  ])('is answered 400 and why: %s', async (query, message) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json())).toMatchObject({
      code: 'invalid-input',
      fields: { q: message },
    });
  });

  it('is one of too many within a minute', async () => {
    const limited = await startApi({ RATE_LIMIT_SEARCH: '2' });
    const ask = async () => (await fetch(`${limited.url}/api/search?q=camera`)).status;
    const statuses = await Promise.all(Array.from({ length: 5 }, ask));
    expect([...new Set(statuses)].toSorted()).toEqual([200, 429]);
    await limited.close();
  });
});

describe('an excerpt', () => {
  const text = `${'Nothing of interest stands here. '.repeat(9)}Cameras see it, and cameras say so. ${'And on it goes. '.repeat(12)}`;
  const written = (parts: { text: string }[]) => parts.map((part) => part.text).join('');

  it('is the piece of a text with most of what was found', () => {
    const parts = excerptOf(text, new Set(['camera']));
    expect(written(parts)).toMatch(/^… .*Cameras see it, and cameras say so\. .* …$/);
    expect(parts.filter(({ found }) => found)).toHaveLength(2);
  });

  it('is the beginning where the words stand elsewhere, and all of a short text', () => {
    expect(written(excerptOf(text, new Set(['gun'])))).toMatch(/^Nothing of .* …$/);
    expect(excerptOf('Short.', new Set())).toEqual([{ text: 'Short.', found: false }]);
  });
});
