import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIndexPath, type ContentIndex } from '@northgate/contracts/content-index.js';
import type { PageTable } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import { load } from 'cheerio';
import { feedPath } from './feed-file.js';
import { writeText } from './page-files.js';

interface SiteFilesOptions {
  folder: string;
  table: PageTable;
  brand: Brand;
  number: number;
  /** The Atom feed, null when there is none. */
  feed: string | null;
}

/** Writes what stands beside the pages of a revision: sitemap, robots file and the assistant's index. */
export async function writeSiteFiles({
  folder,
  table,
  brand,
  number,
  feed,
}: SiteFilesOptions): Promise<void> {
  const paths = Object.keys(table.pages).sort();
  if (feed) await writeText(folder, feedPath.slice(1), feed);
  await writeText(folder, 'sitemap.xml', sitemap(paths, brand));
  await writeText(
    folder,
    'robots.txt',
    `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
  );
  const pages = await Promise.all(
    paths.map(async (path) =>
      passages(path, await readFile(join(folder, table.pages[path]?.file ?? ''), 'utf8')),
    ),
  );
  const index: ContentIndex = { revision: number, pages };
  await writeText(folder, contentIndexPath.slice(1), JSON.stringify(index));
}

const sitemap = (paths: string[], { siteUrl }: Brand): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
  ].join('\n');

const readable = 'p, li, dt, dd, blockquote, td, th, figcaption';

/** The text of a page's main part, in passages under their headings. */
function passages(path: string, html: string): ContentIndex['pages'][number] {
  const $ = load(html);
  const main = $('main');
  main.find('script, style, svg, form, dialog, [hidden]').remove();
  const found: ContentIndex['pages'][number]['passages'] = [];
  let current = { heading: $('h1').first().text().trim(), anchor: '', text: '' };
  const close = () => {
    const text = current.text.replace(/\s+/g, ' ').trim();
    if (text) found.push({ ...current, text });
  };
  main.find(`h2, h3, h4, ${readable}`).each((_, element) => {
    const node = $(element);
    if (/^h[2-4]$/.test(element.tagName)) {
      close();
      current = { heading: node.text().trim(), anchor: node.attr('id') ?? '', text: '' };
    } else if (!node.find(readable).length) current.text += ` ${node.text()}`;
  });
  close();
  return {
    path,
    title: $('head > title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    passages: found,
  };
}
