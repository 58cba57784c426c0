import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Post } from '@northgate/contracts/blog.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { load } from 'cheerio';
import { SaxesParser } from 'saxes';
import { atomFeed, BrokenFeed } from './feed-file.js';

const post = (changes: Partial<Post>): Post => ({
  id: 'one',
  slug: 'one',
  title: 'Cameras & <power>',
  excerpt: 'Short.',
  tags: ['edge'],
  region: 'india',
  createdAt: '2026-09-01T00:00:00.000Z',
  updatedAt: '2026-09-02T00:00:00.000Z',
  content:
    '<h2 id="section-a"><a href="#section-a">A</a></h2><p>1 &#x26; 2 ]]> <a href="/contact">us</a></p>',
  ...changes,
});

let posts: Post[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const slug = request.url?.split('/')[3];
    response.end(JSON.stringify(slug ? posts.find((one) => one.slug === slug) : posts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Throws when the text is not well-formed XML. */
function wellFormed(text: string): ReturnType<typeof load> {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return load(text, { xml: true });
}

const feed = () => atomFeed(origin, defaultBrand);

it('is well-formed and has every element that Atom demands, of the feed and of each entry', async () => {
  posts = [post({}), post({ slug: 'two' })];
  const $ = wellFormed(await feed());
  expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  for (const scope of ['feed', 'entry'])
    for (const name of ['id', 'title', 'updated'])
      $(scope).each((_, element) => expect($(element).children(name)).toHaveLength(1));
  expect($('feed > link[rel=self]').attr('href')).toBe(`${defaultBrand.siteUrl}/blog/feed.xml`);
  const [entry] = $('entry').toArray();
  expect($(entry).find('author > name').text()).toBe(defaultBrand.company.name);
  expect($(entry).children('title').text()).toBe('Cameras & <power>');
  expect($(entry).children('published').text()).toBe('2026-09-01T00:00:00.000Z');
  expect($(entry).children('updated').text()).toBe('2026-09-02T00:00:00.000Z');
  expect($('feed > updated').text()).toBe('2026-09-02T00:00:00.000Z');
});

it('carries the full text with addresses that work outside the site', async () => {
  posts = [post({})];
  const content = wellFormed(await feed())('entry > content');
  expect(content.attr('type')).toBe('html');
  const $ = load(content.text(), null, false);
  expect($('h2 a').attr('href')).toBe(`${defaultBrand.siteUrl}/blog/one#section-a`);
  expect($('p a').attr('href')).toBe(`${defaultBrand.siteUrl}/contact`);
  expect($('p').text()).toBe('1 & 2 ]]> us');
});

it.each([{ title: 'a\u0001' }, { tags: ['\ufffe'] }, { excerpt: '\ud800' }, { content: '<p>\u0001</p>' }])(
  'is none when a post holds what XML forbids: %j',
  async (change) => {
    posts = [post({}), post({ slug: 'two', ...change })];
    await expect(feed()).rejects.toThrow(BrokenFeed);
  },
);

it('is the same text as long as the posts are the same, also without any', async () => {
  posts = [];
  const [one, other] = [await feed(), await feed()];
  wellFormed(one);
  expect(one).toBe(other);
});
