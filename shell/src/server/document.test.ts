/** @jest-environment node */
import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { pageDataId, type PageData } from '@northgate/contracts/page';
import { defaultBrand } from '@northgate/site/brand.default';
import { withoutScriptStyles } from '@northgate/ui/composition/without-script';
import { pageDocument } from './document';

const address = {
  version: 'b1',
  entry: '/b1/entry.js',
  integrity: 'sha384-b',
  exposes: { './page': ['/b1/page.js'] },
};
const data = {
  path: '/blog',
  data: null,
  remotes: { 'mfe-blog': address },
} as unknown as PageData;
const shell = {
  version: 'aaaaaaaaaaaa',
  bootScript: '/boot.js',
  bootIntegrity: 'sha384-boot',
  afterBoot: [],
  starter: 'start()',
  afterPaint: { src: '/after-paint.js', integrity: 'sha384-p' },
};

const rendered = (overrides: Partial<Parameters<typeof pageDocument>[0]> = {}) =>
  pageDocument({
    body: '<main>Words</main>',
    styles: { all: '.a{}.b{}', pictures: '.p{}', first: '.a{}' },
    scripts: { first: { '': ['/part.js'] }, late: { 'mfe-tools/form': ['/form.js'] } },
    drawings: { insides: ['<path/>'], pictures: '[data-drawing]{}' },
    data,
    head: { title: 'Blog', description: 'Posts.', structuredData: [] },
    brand: defaultBrand,
    shell,
    then: ['/federation.js', '/entry.js'],
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
    expect(html()).toContain('<style id="first-styles">.a{}</style>');
  });

  it('says where the boot lies and what it needs next, and asks for nothing before the first paint', () => {
    expect(html()).toContain('<script id="boot" data-then="/federation.js /entry.js">');
    expect(html()).toContain(
      '<script id="files" data-boot="/boot.js" data-boot-integrity="sha384-boot" data-after-paint="/after-paint.js" data-after-paint-integrity="sha384-p"',
    );
    expect(html()).not.toMatch(/<link rel="(?!icon)[^>]*>(?!.*<\/noscript>)/);
  });

  it('has the addresses of its styles from their text, and typeface and styles without script too', () => {
    const { html: text, styles = [] } = rendered();
    const texts = styles.map((file) => file.text);
    expect(texts.slice(0, 2)).toEqual(['.a{}.b{}', '.p{}']);
    expect(texts[2]).toMatch(/^@font-face/);
    expect(texts[3]).toBe(`${texts[2]}.p{}[data-drawing]{}${withoutScriptStyles}`);
    const [all, pictures, typeface, still] = styles.map(({ path }) => path);
    for (const path of [all, pictures, typeface, still])
      expect(path).toMatch(/^\/styles\/[0-9a-f]{12}\.css$/);
    expect(text).toContain(` data-styles="${all}" data-pictures="${pictures}" data-typeface="${typeface}"`);
    expect(text).toContain(
      `<noscript><link rel="stylesheet" href="${all}"><link rel="stylesheet" href="${still}"></noscript>`,
    );
    expect(pictures).not.toBe(all);
  });

  it('loads no script by itself: the starter stands at the end and decides when', () => {
    expect(html()).not.toMatch(/<script[^>]* src=/);
    expect(html()).toMatch(/<script id="boot"[^>]*>start\(\)<\/script><\/body><\/html>$/);
  });

  it('says what may run: its own scripts and styles, and nothing that only came to stand in it', () => {
    const { html: text, inline } = rendered({
      body: `<script>intruder()</script><style>.b{}</style>`,
    });
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
    expect(inline.styles).toEqual([hash('.a{}')]);
  });

  it('chooses the stored palette before it has a body', () => {
    const page = html();
    const script = page.indexOf('localStorage.theme');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(page.indexOf('<body>'));
  });

  it('carries its data, which cannot end its script early', () => {
    const tricky = { ...data, data: { text: '</script><script>alert(1)</script>' } };
    expect(html({ data: tricky })).not.toContain('<script>alert(1)');
    expect(inlined(html({ data: tricky }))).toMatchObject({ path: '/blog', data: tricky.data });
  });

  it('leaves to a file what it needs only after its first paint', () => {
    const { html: text, lateData, styles = [] } = rendered();
    expect(inlined(text)).toEqual({
      path: '/blog',
      data: null,
      scripts: { '': ['/part.js'] },
    });
    expect(JSON.parse(lateData?.text ?? '')).toEqual({
      brand: defaultBrand,
      remotes: { 'mfe-blog': address },
      scripts: { 'mfe-tools/form': ['/form.js'] },
      drawings: ['<path/>'],
      typeface: styles[2]?.text,
    });
    expect(lateData?.path).toMatch(/^\/late\/[0-9a-f]{12}\.json$/);
    expect(text).toContain(` data-late-data="${lateData?.path}"`);
  });
});

describe('the data of a page for the router', () => {
  it('is what stands in the document, with its head, its parts and the addresses of its files', () => {
    const body =
      '<header data-static="menu">Menu</header><main><div data-static="hero"><h1 data-static="title">Words</h1></div>' +
      '<div data-island="list"><b data-static="cover">One</b></div><div data-island="clock">1</div><div data-island="clock">2</div></main>';
    const { json, styles = [], lateData } = rendered({ body });
    expect(json).toEqual({
      ...data,
      head: { title: 'Blog', description: 'Posts.', structuredData: [] },
      styles: styles.slice(0, 2).map(({ path }) => path),
      parts: {
        hero: '<h1 data-static="title">Words</h1>',
        cover: 'One',
        'island list': '<b data-static="cover">One</b>',
      },
      lateData: lateData?.path,
    });
  });
});

describe('the script of the head', () => {
  const arrive = ({ hash = '', type = 'navigate', knows = false, after = 80, prefetches = true }) => {
    const dataset: Record<string, unknown> = {
      styles: '/styles/a.css',
      typeface: '/styles/t.css',
      boot: '/boot.js',
    };
    const written: string[] = [];
    const attributes: string[] = [];
    const links: Record<string, unknown>[] = [];
    const page = {
      currentScript: { dataset },
      createElement: () => ({ relList: { supports: () => prefetches } }),
      head: { append: ({ rel, href }: Record<string, unknown>) => links.push({ rel, href }) },
      write: (text: string) => written.push(text),
      documentElement: {
        setAttribute: (name: string) => attributes.push(name),
        hasAttribute: (name: string) => attributes.includes(name),
        removeAttribute: () => attributes.pop(),
      },
    };
    const [, script = ''] = /<script id="files"[^>]*>(.*?)<\/script>/.exec(html()) ?? [];
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The script as the page has it.
    const run = new Function('document', 'location', 'performance', 'localStorage', script) as (
      ...given: object[]
    ) => void;
    const timing = { getEntriesByType: () => [{ type }], now: () => after };
    run(page, { hash }, timing, knows ? { typeface: '1' } : {});
    return { links, written, attributes, dataset };
  };
  const boot = { rel: 'prefetch', href: '/boot.js' };
  const styles = { rel: 'stylesheet', href: '/styles/a.css' };

  it('has what lies below the first screen wait for its styles', () => {
    expect(arrive({})).toMatchObject({ links: [], written: [], attributes: ['data-awaits-styles'] });
  });

  it('asks for the boot script at once on a slow line', () => {
    expect(arrive({ after: 600 }).links).toEqual([boot]);
    expect(arrive({ after: 600, prefetches: false }).links).toEqual([{ ...boot, rel: 'preload' }]);
  });

  it.each([
    ['a fast', 80, []],
    ['a slow', 600, [boot]],
  ])('shows the whole page in the end whatever becomes of the starter, on %s line', (_, after, asked) => {
    jest.useFakeTimers();
    const { attributes, links } = arrive({ after });
    jest.advanceTimersByTime(8999);
    expect(attributes).toHaveLength(1);
    expect(links).toEqual(asked);
    jest.advanceTimersByTime(1);
    expect(attributes).toHaveLength(0);
    expect(links).toEqual([...asked, styles]);
    jest.useRealTimers();
  });

  it('shows the typeface from the first paint on to who has it already, and notes that', () => {
    const { written, dataset } = arrive({ knows: true });
    expect(written).toEqual(['<link rel=stylesheet href=/styles/t.css>']);
    expect(dataset.hasTypeface).toBeTruthy();
  });

  it.each([
    ['a place further down', { hash: '#contact' }],
    ['where they were before', { type: 'reload' }],
    ['where they were, by the back button', { type: 'back_forward' }],
  ])('has all styles before the first paint for who comes to %s', (_, arrival) => {
    const { written, attributes } = arrive(arrival);
    expect(written).toEqual(['<link rel=stylesheet href=/styles/a.css>']);
    expect(attributes).toEqual([]);
  });
});
