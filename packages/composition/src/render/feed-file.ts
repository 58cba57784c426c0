import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { readFile } from 'node:fs/promises';
import { post, postList, type Post } from '@northgate/contracts/blog.js';
import type { PageTable } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import { load } from 'cheerio';
import { Feed } from 'feed';
import { SaxesParser } from 'saxes';

/** Address of the Atom feed. */
export const feedPath = '/blog/feed.xml';

/** How many posts the feed carries, newest first. */
const carried = 20;

async function read<T>(origin: string, path: string, schema: { parse: (value: unknown) => T }): Promise<T> {
  const response = await fetchWhole(origin + path, 5000);
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  return schema.parse(await response.json());
}

/** The blog has a text that no feed can carry. */
export class BrokenFeed extends Error {}

/** The blog as an Atom feed with full content. Rejects while the api is away, and with `BrokenFeed`. */
export async function atomFeed(apiOrigin: string, brand: Brand): Promise<string> {
  const newest = (await read(apiOrigin, '/api/blog', postList)).slice(0, carried);
  const posts = await Promise.all(
    newest.map(({ slug }) => read(apiOrigin, `/api/blog/${encodeURIComponent(slug)}`, post)),
  );
  const { siteUrl, company } = brand;
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    link: `${siteUrl}/blog`,
    title: `AI Insights and Resources | ${company.name}`,
    description: 'Field notes on building AI systems, and on breaking them.',
    language: 'en',
    copyright: company.name,
    feedLinks: { atom: siteUrl + feedPath },
    updated: new Date(Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt)))),
  });
  for (const one of posts) feed.addItem(feedEntry(one, brand));
  return wellFormed(feed.atom1());
}

/** A post as the feed carries it. */
export function feedEntry(
  { slug, title, excerpt, content, tags, createdAt, updatedAt }: Post,
  { siteUrl, company }: Brand,
) {
  const link = `${siteUrl}/blog/${slug}`;
  return {
    id: link,
    link,
    title,
    description: excerpt,
    content: withFullAddresses(content, link),
    date: new Date(updatedAt),
    published: new Date(createdAt),
    author: [{ name: company.name }],
    category: tags.map((name) => ({ name })),
  };
}

interface FeedSource {
  apiOrigin: string;
  brand: Brand;
  /** File of the feed before, null when there is none. */
  last: string | null;
  /** Takes note of a feed that cannot be served. */
  failures: PageTable['failures'];
}

/** The feed of the posts as they are; the one before while the api is away or a text would break it. */
export const feedOrLastGood = ({ apiOrigin, brand, last, failures }: FeedSource): Promise<string | null> =>
  atomFeed(apiOrigin, brand).catch(async (error: unknown) => {
    const kept = last && (await readFile(last, 'utf8').catch(() => null));
    if (error instanceof BrokenFeed)
      failures.push({ path: feedPath, reason: error.message, kept: kept !== null });
    return kept;
  });

/** The text itself; throws `BrokenFeed`, since one character that XML forbids makes every reader refuse the whole feed. */
function wellFormed(xml: string): string {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    throw new BrokenFeed(`the feed would not be well-formed, at ${message}`);
  });
  parser.write(xml).close();
  return xml;
}

/** Links and images as a feed reader needs them, which does not know where the text comes from. */
function withFullAddresses(html: string, base: string): string {
  const $ = load(html, null, false);
  for (const name of ['href', 'src'])
    $(`[${name}]`).each((_, element) => {
      const address = $(element).attr(name) ?? '';
      if (URL.canParse(address, base)) $(element).attr(name, new URL(address, base).href);
    });
  $('[srcset]').each((_, element) => {
    const forms = ($(element).attr('srcset') ?? '').split(', ');
    $(element).attr('srcset', forms.map((form) => new URL(form, base).href.replace('%20', ' ')).join(', '));
  });
  return $.html();
}
