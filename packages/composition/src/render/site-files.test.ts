import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentIndex } from '@northgate/contracts/content-index.js';
import type { PageTable } from '@northgate/contracts/revision.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { RevisionFolder } from './revision-folder.js';
import { writeSiteFiles } from './site-files.js';

afterEach(removeTemporaryFolders);

const blog = `<!doctype html><html><head><title>Blog — Northgate</title>
<meta name="description" content="Posts"></head><body>
<header><svg><title>Mark</title></svg><p>Menu</p></header>
<main><h1>Our blog</h1><p>Written   by
 people.</p><script>track()</script><style>p{}</style>
<svg><title>Chart</title></svg>
<form><p>Your e-mail</p></form><dialog><p>Sign up</p></dialog><p hidden>Later</p><p data-nosnippet>Simulated</p>
<h2 id="topics">Topics</h2><ul><li>Cameras</li><li>Models</li></ul>
<h3>Nothing below</h3>
<h2>More</h2><table><tr><td>Cell</td></tr></table></main></body></html>`;

const written = async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'blog/index.html': blog, 'index.html': '<title>Home</title><main></main>' });
  const modifiedAt = '2026-09-01T00:00:00.000Z';
  const answers = [
    { ask: ['About what?'], answer: 'Cameras and models.', place: 'Topics' },
    { ask: ['Who pays?'], answer: 'The site does not say.', unknown: true },
  ];
  const pages = {
    '/blog': { file: 'blog/index.html', modifiedAt, ask: ['What is new?', 'Who writes?'], answers },
    '/blog/one': { file: 'blog/index.html', content: true, pattern: '/blog/:slug' },
    '/': { file: 'index.html' },
    '/search': { file: 'index.html', indexed: false },
  };
  const table = { pages } as unknown as PageTable;
  await writeSiteFiles({
    folder: new RevisionFolder(folder),
    table,
    brand: defaultBrand,
    number: 7,
    feed: '<feed/>',
  });
  return (file: string) => readFileSync(join(folder, file), 'utf8');
};

it('lists every page that is to be found in the sitemap by its full address', async () => {
  const read = await written();
  expect(read('sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://www.northgate.example/</loc>',
    '<loc>https://www.northgate.example/blog</loc>',
    '<loc>https://www.northgate.example/blog/one</loc>',
  ]);
});

it('says when a page last changed', async () => {
  expect((await written())('sitemap.xml')).toContain(
    '<loc>https://www.northgate.example/blog</loc><lastmod>2026-09-01T00:00:00.000Z</lastmod>',
  );
});

it('leaves the posts of the api out of the index', async () => {
  const read = await written();
  expect(read('sitemap.xml')).toContain('/blog/one</loc>');
  expect(read('content-index.json')).not.toContain('/blog/one');
});

it('puts the feed at its address', async () => {
  expect((await written())('blog/feed.xml')).toBe('<feed/>');
});

it('keeps robots out of the api and shows them the sitemap', async () => {
  const robots = (await written())('robots.txt').trim().split('\n');
  expect(robots).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Sitemap: https://www.northgate.example/sitemap.xml',
  ]);
});

it('indexes what a visitor reads, in passages under their headings', async () => {
  const index = contentIndex.parse(JSON.parse((await written())('content-index.json')));
  expect(index.revision).toBe(7);
  expect(index.pages.find(({ path }) => path === '/blog')).toEqual({
    path: '/blog',
    title: 'Blog — Northgate',
    description: 'Posts',
    ask: ['What is new?', 'Who writes?'],
    answers: [
      { ask: ['About what?'], answer: 'Cameras and models.', anchor: 'topics' },
      { ask: ['Who pays?'], answer: 'The site does not say.', anchor: '', unknown: true },
    ],
    passages: [
      { heading: 'Our blog', anchor: '', text: 'Written by people.' },
      { heading: 'Topics', anchor: 'topics', text: 'Cameras; Models' },
      { heading: 'More', anchor: '', text: 'Cell' },
    ],
  });
});

it('leaves forms, dialogs, scripts, hidden text and what is no statement out of the index', async () => {
  const index = (await written())('content-index.json');
  for (const text of [
    'Your e-mail',
    'Sign up',
    'track()',
    'p{}',
    'Later',
    'Menu',
    'Chart',
    'Mark',
    'Simulated',
  ])
    expect(index).not.toContain(text);
});

it('puts compressed copies beside each of them', async () => {
  const read = await written();
  for (const file of ['sitemap.xml', 'robots.txt', 'content-index.json'])
    for (const ending of ['.br', '.gz']) expect(read(file + ending).length).toBeGreaterThan(0);
});
