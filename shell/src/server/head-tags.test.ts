/** @jest-environment node */
import type { PageMeta } from '@northgate/contracts/remote';
import { defaultBrand } from '@northgate/site/brand.default';
import { headTags } from './head-tags';
import { pageHead } from './page-head';

const page = { path: '/blog/my-post', brand: defaultBrand };

const tags = (meta: Partial<PageMeta> = {}, indexed = true) =>
  headTags({
    ...page,
    head: pageHead({ ...page, indexed, meta: { title: 'My post', description: 'About rail.', ...meta } }),
  });

const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

describe('what search engines and social cards read', () => {
  it('is title, description and canonical address', () => {
    const html = tags();
    expect(html).toContain('<title>My post</title>');
    expect(html).toContain('<meta name="description" content="About rail.">');
    expect(html).toContain('<link rel="canonical" href="https://www.northgate.example/blog/my-post">');
    expect(html).not.toContain('noindex');
  });

  it('is a card with title, description, address and company', () => {
    const html = tags();
    expect(html).toContain('<meta property="og:title" content="My post">');
    expect(html).toContain('<meta property="og:description" content="About rail.">');
    expect(html).toContain('<meta property="og:url" content="https://www.northgate.example/blog/my-post">');
    expect(html).toContain('<meta property="og:site_name" content="Northgate AI">');
    expect(html).toContain('<meta name="twitter:card" content="summary');
  });

  it('for a page that does not exist is only the wish not to be listed', () => {
    const html = tags({}, false);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });

  it('cannot be broken out of by what a post is called', () => {
    const html = tags({ title: '</title><script>alert("1")</script> & more', description: '"><img>' });
    expect(html).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more</title>',
    );
    expect(html).toContain('content="&quot;&gt;&lt;img&gt;"');
    expect(html).not.toContain('<img>');
  });

  it('brings the mark of the company without a request', () => {
    expect(tags()).toMatch(/<link rel="icon" href="data:image\/gif;base64,[\w+/]+=*">/);
  });
});

describe('structured data', () => {
  it('is absent where a page has none', () => {
    expect(structured(tags())).toEqual([]);
  });

  it('counts the trail from home to the page', () => {
    const breadcrumb = [
      { title: 'AI Insights', path: '/blog' },
      { title: 'My post', path: '/blog/my-post' },
    ];
    expect(structured(tags({ breadcrumb }))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.northgate.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'AI Insights',
            item: 'https://www.northgate.example/blog',
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'My post',
            item: 'https://www.northgate.example/blog/my-post',
          },
        ],
      },
    ]);
  });

  it('carries what the page says of itself and cannot end its script early', () => {
    const html = tags({ jsonLd: [{ '@type': 'BlogPosting', headline: '</script><b>' }] });
    expect(html).not.toContain('</script><b>');
    expect(structured(html)).toEqual([
      { '@context': 'https://schema.org', '@type': 'BlogPosting', headline: '</script><b>' },
    ]);
  });
});
