import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentIndexPath,
  type ContentIndex,
  type IndexedAnswer,
} from '@northgate/contracts/content-index.js';
import type { PageAnswer } from '@northgate/contracts/page-answer.js';
import type { PageTable } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import { load, type CheerioAPI } from 'cheerio';
import { feedPath } from './feed-file.js';
import type { PagesSource, RevisionFolder } from './revision-folder.js';

interface SiteFilesOptions {
  folder: RevisionFolder;
  table: PageTable;
  brand: Brand;
  number: number;
  /** The Atom feed, null when there is none. */
  feed: string | null;
  /** A revision whose index still holds, null when it has to be made. */
  indexFrom?: PagesSource | null;
}

/** Writes what stands beside the pages of a revision: sitemap, robots file and the assistant's index. */
export async function writeSiteFiles({
  folder,
  table,
  brand,
  number,
  feed,
  indexFrom = null,
}: SiteFilesOptions): Promise<void> {
  const paths = Object.keys(table.pages).sort();
  // What shows content is known to the api better, and there may be thousands of pages.
  const indexed = paths.filter((path) => !table.pages[path]?.content && isIndexed(table.pages[path]));
  if (feed) await folder.writeText(feedPath.slice(1), feed);
  await folder.writeText('sitemap.xml', sitemap(table, brand));
  await folder.writeText(
    'robots.txt',
    `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
  );
  if (indexFrom && (await folder.take(contentIndexPath.slice(1), indexFrom))) return;
  const pages = await Promise.all(
    indexed.map(async (path) => {
      const { file = '', ask = [], answers = [] } = table.pages[path] ?? {};
      const page = passages(path, await readFile(join(folder.path, file), 'utf8'));
      return { ...page, ask, answers: answers.map((answer) => placed(answer, page)) };
    }),
  );
  const index: ContentIndex = { revision: number, pages };
  await folder.writeText(contentIndexPath.slice(1), JSON.stringify(index));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const isIndexed = (page: { indexed?: boolean | undefined } | undefined): boolean => page?.indexed !== false;

const sitemap = ({ pages }: PageTable, { siteUrl }: Brand): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Object.entries(pages)
      .filter(([, page]) => isIndexed(page))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, { modifiedAt }]) => {
        const lastmod = modifiedAt ? `<lastmod>${modifiedAt}</lastmod>` : '';
        return `<url><loc>${escaped(siteUrl + path)}</loc>${lastmod}</url>`;
      }),
    '</urlset>',
  ].join('\n');

type IndexedPage = ContentIndex['pages'][number];

/** An answer with the anchor of the heading it names. */
const placed = (
  { place, ...answer }: PageAnswer,
  { passages: found }: Pick<IndexedPage, 'passages'>,
): IndexedAnswer => ({ ...answer, anchor: found.find(({ heading }) => heading === place)?.anchor ?? '' });

const readable = 'p, li, dt, dd, blockquote, td, th, figcaption';

/** What divides terms and items when they are read one after the other. */
const divider: Record<string, string> = { dt: ':', th: ':', li: ';', dd: ';', td: ';' };

/** The id of a heading or, where it has none, of the section around it. */
const anchorOf = (heading: ReturnType<CheerioAPI>): string =>
  heading.attr('id') ?? heading.closest('main [id]').attr('id') ?? '';

/** The text of a page's main part, in passages under their headings. */
function passages(path: string, html: string): Omit<IndexedPage, 'ask' | 'answers'> {
  const $ = load(html);
  const main = $('main');
  main.find('script, style, svg, form, dialog, [hidden], [data-nosnippet]').remove();
  const found: IndexedPage['passages'] = [];
  let current = { heading: $('h1').first().text().trim(), anchor: '', text: '' };
  const close = () => {
    const text = current.text.replace(/\s+/g, ' ').trim().replace(/[;:]$/, '');
    if (text) found.push({ ...current, text });
  };
  main.find(`h2, h3, h4, ${readable}`).each((_, element) => {
    const node = $(element);
    if (/^h[2-4]$/.test(element.tagName)) {
      close();
      current = { heading: node.text().trim(), anchor: anchorOf(node), text: '' };
    } else if (!node.find(readable).length) {
      const text = node.text().trim();
      const end = /[\p{L}\p{N})%+]$/u.test(text) ? (divider[element.tagName] ?? '') : '';
      current.text += ` ${text}${end}`;
    }
  });
  close();
  return {
    path,
    title: $('head > title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    passages: found,
  };
}
