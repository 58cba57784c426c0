import type { PageTable, RenderedPage } from '@northgate/contracts/revision.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { checkLinks } from './check-links.js';

afterEach(removeTemporaryFolders);

const rendered: RenderedPage = {
  app: 'mfe-blog',
  pattern: '/',
  status: 200,
  file: '',
  etag: '',
  policy: '',
  bytes: 0,
  apps: [],
  content: false,
  renderedIn: 1,
};

/** Pages in a folder, by path. */
function pagesOf(html: Record<string, string>) {
  const folder = temporaryFolder();
  const fileOf = (path: string) => `page${path.replaceAll('/', '-')}.html`;
  writeFiles(folder, Object.fromEntries(Object.entries(html).map(([path, body]) => [fileOf(path), body])));
  const page = (path: string) => ({ ...rendered, file: fileOf(path) });
  const table: PageTable = {
    pages: Object.fromEntries(Object.keys(html).map((path) => [path, page(path)])),
    missing: {},
    notFound: page('/'),
    menu: [],
    contentTag: null,
    failures: [],
    files: {},
  };
  return { folder, table };
}

const check = (body: string, others: Record<string, string> = {}) =>
  checkLinks({
    ...pagesOf({ '/': '<p id="contact">', '/blog': body, ...others }),
    rendered: ['/blog'],
    base: null,
    incomplete: false,
  });

it.each([
  ['<a href="/no-such-page?a=1">', '/blog links to /no-such-page?a=1, which is not a page of the site'],
  ['<a href="#nowhere">', '/blog links to #nowhere, and /blog has nothing with the id nowhere'],
  ['<a href="/#nowhere">', '/blog links to /#nowhere, and / has nothing with the id nowhere'],
  ['<area href="/gone">', '/blog links to /gone, which is not a page of the site'],
  ['<button popovertarget="menu">', '/blog has a button for #menu, which is not there'],
])('reports %s', async (body, problem) => {
  expect(await check(body)).toEqual([problem]);
});

it.each([
  '/',
  '/Blog/',
  '/#contact',
  '/#:~:text=word',
  '#',
  '#top',
  '#here',
  '#h%65re',
  '/?from=blog#contact',
  '/assets/shell/0123456789ab/public/a.svg',
  '/embeds/cctv',
  '/.well-known/security.txt',
  '/api/docs',
  '/icon.svg',
  '/blog/feed.xml',
  'https://other.example/nope',
  '//other.example/nope',
  'mailto:hello@northgate.example',
])('lets a link to %s pass', async (href) => {
  expect(await check(`<p id="here"><a href="${href}">`)).toEqual([]);
});

const company = { ...defaultBrand, siteUrl: 'https://www.northgate.example' };
const told = async (head: string) => {
  const pages = pagesOf({ '/': '', '/blog': head });
  pages.table.brand = company;
  pages.table.files = { 'sitemap.xml': '' };
  Object.assign(pages.table.pages['/blog'] ?? {}, { picture: 'social/blog.png' });
  return checkLinks({ ...pages, rendered: ['/blog'], base: null, incomplete: false });
};
const card = (address: string) => `<meta property="og:image" content="${address}">`;
const data = (address: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ image: { url: address } }] })}</script>`;

it.each(['/blog.png', '/gone', '/social/gone.png'])('reports %s that others are told of', async (path) => {
  const address = company.siteUrl + path;
  const problem = `/blog tells others of ${address}, which is not there`;
  expect(await told(card(address))).toEqual([problem]);
  expect(await told(data(address))).toEqual([problem]);
});

it.each(['', '/', '/blog', '/blog#first', '/social/blog.png', '/sitemap.xml', '/assets/shell/a/logo.svg'])(
  'lets others be told of %s',
  async (path) => {
    const address = company.siteUrl + path;
    expect(await told(card(address) + data(address))).toEqual([]);
  },
);

it('lets others be told of other sites, and says nothing of data that cannot be read', async () => {
  const broken = '<script type="application/ld+json">{ broken</script>';
  expect(await told(card('https://other.example/a.png') + data('https://schema.org') + broken)).toEqual([]);
});

it('reports links of pages that stay as they are to what is taken away', async () => {
  const before = { '/': '<a href="/old"><a href="/blog#first">', '/old': '', '/blog': '<p id="first">' };
  const { '/old': _, ...left } = before;
  const problems = await checkLinks({
    ...pagesOf({ ...left, '/blog': '<p>' }),
    rendered: ['/blog'],
    base: pagesOf(before),
    incomplete: false,
  });
  expect(problems).toEqual([
    '/ links to /old, which this release takes away',
    '/ links to /blog#first, which this release takes away',
  ]);
});

it('says nothing about pages that could not be made, for that is told elsewhere', async () => {
  const pages = pagesOf({ '/blog': '<a href="/failed"><a href="/unknown">' });
  pages.table.failures.push({ path: '/failed', reason: 'it throws', kept: false });
  expect(await checkLinks({ ...pages, rendered: ['/blog'], base: null, incomplete: true })).toEqual([]);
});
