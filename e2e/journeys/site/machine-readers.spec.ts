import { load } from 'cheerio';
import { SaxesParser } from 'saxes';
import { listedPages } from '../../fixtures/every-page';
import { expect, test } from '../../fixtures/site-test';

interface Listed {
  slug: string;
  title: string;
  createdAt: string;
}

/** The text as a document. Throws when it is not well-formed XML. */
function wellFormed(text: string) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return load(text, { xml: true });
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

test('the sitemap lists every page there is, and no further one, with the day it last changed', async ({
  request,
}) => {
  const posts = (await (await request.get('/api/blog')).json()) as Listed[];
  const $ = wellFormed(await (await request.get('/sitemap.xml')).text());
  const listed = $('url')
    .toArray()
    .map(
      (url) => [new URL($(url).children('loc').text()).pathname, $(url).children('lastmod').text()] as const,
    );
  const paths = listed.map(([path]) => path);
  const pages = [...listedPages, ...posts.map(({ slug }) => `/blog/${slug}`)];
  expect(paths.toSorted()).toEqual(pages.toSorted());
  for (const [path, lastmod] of listed) expect([path, isDate(lastmod)]).toEqual([path, true]);

  // Nothing that a page links to and that answers is left out.
  const linked = new Set<string>();
  for (const path of paths) {
    const page = load(await (await request.get(path)).text());
    for (const link of page('a[href^="/"]').toArray())
      linked.add(new URL(page(link).attr('href') ?? '', 'http://site').pathname);
  }
  for (const path of linked)
    if (!paths.includes(path) && !/^\/(api|assets|embeds)\/|\.\w+$/.test(path))
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('the feed is Atom with the full text of every post', async ({ request }) => {
  const posts = (await (await request.get('/api/blog')).json()) as Listed[];
  const response = await request.get('/blog/feed.xml');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const $ = wellFormed(await response.text());
  expect($('feed').children('id, title, updated')).toHaveLength(3);
  expect(
    $('entry > title')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual(posts.map(({ title }) => title));
  for (const entry of $('entry').toArray()) {
    for (const name of ['id', 'title', 'updated', 'author', 'content'])
      expect($(entry).children(name), name).toHaveLength(1);
    expect(isDate($(entry).children('updated').text())).toBe(true);
    const words = load($(entry).children('content').text()).text().split(/\s+/);
    expect(words.length).toBeGreaterThan(450);
  }
});

test('every article says in its structured data what it is', async ({ request }) => {
  const posts = (await (await request.get('/api/blog')).json()) as Listed[];
  for (const { slug, title, createdAt } of posts) {
    const $ = load(await (await request.get(`/blog/${slug}`)).text());
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as unknown);
    const objects = data.flatMap((one) => (one as { '@graph'?: unknown[] })['@graph'] ?? [one]) as Record<
      string,
      unknown
    >[];
    const posting = objects.find((one) => one['@type'] === 'BlogPosting');
    expect(posting, slug).toMatchObject({
      headline: title,
      datePublished: createdAt,
      author: { '@type': 'Organization', name: expect.any(String), url: expect.stringMatching(/^https:/) },
      publisher: { '@type': 'Organization', name: expect.any(String) },
      description: $('meta[name=description]').attr('content'),
      mainEntityOfPage: $('link[rel=canonical]').attr('href'),
      image: $('meta[property="og:image"]').attr('content'),
    });
    expect(isDate(String(posting?.dateModified))).toBe(true);
    const trail = objects.find((one) => one['@type'] === 'BreadcrumbList');
    expect((trail?.itemListElement as unknown[] | undefined)?.length, slug).toBeGreaterThan(1);
    expect((await request.get(new URL(String(posting?.image)).pathname)).headers()['content-type']).toBe(
      'image/png',
    );
  }
});
