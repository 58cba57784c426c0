/** @jest-environment node */
import { pageDataId, type PageData } from '@northgate/contracts/page';
import { defaultBrand } from '@northgate/site/brand.default';
import { htmlDocument } from './document';

const data = { path: '/blog', live: false, data: null, brand: defaultBrand } as PageData;
const shell = { version: 'aaaaaaaaaaaa', bootScript: '/boot.js', afterBoot: [], starter: 'start()' };

const html = (overrides: Partial<Parameters<typeof htmlDocument>[0]> = {}) =>
  htmlDocument({
    body: '<main>Words</main>',
    styles: { css: '.a{}', ids: 'a b' },
    data,
    meta: { title: 'Blog', description: 'Posts.' },
    shell,
    then: ['/federation.js', '/entry.js'],
    indexed: true,
    ...overrides,
  });

const inlined = (text: string): unknown =>
  JSON.parse(
    text.match(new RegExp(`<script type="application/json" id="${pageDataId}">(.*?)</script>`))?.[1] ?? '',
  );

describe('the document of a page', () => {
  it('is a complete page in light colours without script', () => {
    expect(html()).toMatch(/^<!doctype html><html lang="en" class="light">/);
    expect(html()).toContain('<div id="root"><main>Words</main></div>');
    expect(html()).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
    expect(html()).toContain('<style data-sheets="a b">.a{}</style>');
  });

  it('says where the boot lies and what it needs next, at low priority', () => {
    expect(html()).toContain(
      '<link id="boot" rel="preload" as="script" fetchpriority="low" href="/boot.js" data-then="/federation.js /entry.js">',
    );
    expect(html({ data: { ...data, live: true } })).toContain(
      'data-then="/federation.js /entry.js" data-live="1">',
    );
  });

  it('loads no script by itself: the starter stands at the end and decides when', () => {
    expect(html()).not.toMatch(/<script[^>]* src=/);
    expect(html()).toMatch(/<script>start\(\)<\/script><\/body><\/html>$/);
  });

  it('chooses the stored palette before it has styles or body', () => {
    const page = html();
    const script = page.indexOf('localStorage.theme');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(page.indexOf('<style'));
  });

  it('carries its data, which cannot end its script early', () => {
    const tricky = { ...data, data: { text: '</script><script>alert(1)</script>' } };
    expect(html({ data: tricky })).not.toContain('<script>alert(1)');
    expect(inlined(html({ data: tricky }))).toEqual(JSON.parse(JSON.stringify(tricky)));
  });

  it('asks not to be listed when it is not to be', () => {
    expect(html({ indexed: false })).toContain('noindex');
    expect(html()).not.toContain('noindex');
  });
});
