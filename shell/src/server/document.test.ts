/** @jest-environment node */
import { createHash } from 'node:crypto';
import { pageDataId, type PageData } from '@northgate/contracts/page';
import { defaultBrand } from '@northgate/site/brand.default';
import { htmlDocument } from './document';

const data = { path: '/blog', data: null, brand: defaultBrand } as PageData;
const shell = {
  version: 'aaaaaaaaaaaa',
  bootScript: '/boot.js',
  bootIntegrity: 'sha384-boot',
  afterBoot: [],
  starter: 'start()',
};

const rendered = (overrides: Partial<Parameters<typeof htmlDocument>[0]> = {}) =>
  htmlDocument({
    body: '<main>Words</main>',
    styles: { css: '.a{}', ids: 'a b' },
    data,
    meta: { title: 'Blog', description: 'Posts.' },
    shell,
    then: [
      { src: '/federation.js', integrity: 'sha384-f' },
      { src: '/entry.js', integrity: 'sha384-e' },
    ],
    indexed: true,
    ...overrides,
  });

const html = (overrides?: Parameters<typeof rendered>[0]) => rendered(overrides).html;
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

  it('says where the boot lies and what it needs next, and asks for nothing before the first paint', () => {
    expect(html()).toContain(
      '<script id="boot" data-src="/boot.js|sha384-boot" data-then="/federation.js|sha384-f /entry.js|sha384-e">',
    );
    expect(html()).toContain('<link rel="boot" as="script" href="/boot.js" integrity="sha384-boot">');
    expect(html()).not.toContain('preload');
    expect(html()).toMatch(/<style id="typeface" media="not all">@font-face/);
  });

  it.each([
    ['leaves the boot to the starter where it came fast', 80, 'boot'],
    ['asks for the boot at once where it took its time', 600, 'prefetch'],
  ])('%s', (_, arrival, rel) => {
    performance.now = () => arrival;
    const link = { rel: 'boot' };
    const [, script = ''] = /<\/noscript><script>(.*?)<\/script>/.exec(html()) ?? [];
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The script as the page has it.
    new Function('document', script)({ querySelector: () => link });
    expect(link.rel).toBe(rel);
  });

  it('has the typeface without script too', () => {
    expect(html()).toMatch(/<noscript><style>@font-face{font-family:"Archivo Variable"/);
  });

  it('loads no script by itself: the starter stands at the end and decides when', () => {
    expect(html()).not.toMatch(/<script[^>]* src=/);
    expect(html()).toMatch(/<script id="boot"[^>]*>start\(\)<\/script><\/body><\/html>$/);
  });

  it('says what may run: its own scripts and styles, and nothing that only came to stand in it', () => {
    const { html: text, inline } = rendered({ body: '<script>intruder()</script><style>.b{}</style>' });
    const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
    const of = (tag: string) =>
      [...text.matchAll(new RegExp(`<${tag}(?! type)[^>]*>(.*?)</${tag}>`, 'g'))].map(
        ([, found = '']) => found,
      );
    expect(of('script')).toContain('intruder()');
    expect(inline.scripts).toEqual(
      of('script')
        .filter((script) => script !== 'intruder()')
        .map(hash),
    );
    expect(new Set(inline.styles)).toEqual(
      new Set(
        of('style')
          .filter((css) => css !== '.b{}')
          .map(hash),
      ),
    );
  });

  it('chooses the stored palette before it has styles or body', () => {
    const page = html();
    const script = page.indexOf('localStorage.theme');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(page.indexOf('<style data-sheets'));
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
