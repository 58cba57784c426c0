import type { Article } from '@northgate/contracts/blog.js';
import type { Brand } from '@northgate/site/brand.js';
import { load } from 'cheerio';
import { feedEntry } from '../../render/feed-file.js';
import { html } from '../../http/html.js';
import type { PreviewedPage } from './page-preview.js';

/** A page to be looked at where nothing in it can run: its styles stand in it, and its links lead to the site. */
export function previewDocument({ html: text, styles }: PreviewedPage, { siteUrl }: Brand): string {
  const $ = load(text, { scriptingEnabled: false });
  $('script, link[rel="stylesheet"], link[rel*="preload"], link[rel="manifest"]').remove();
  $('head').append(
    '<meta name="robots" content="noindex">',
    ...styles.map((sheet) => $('<style>').text(sheet)),
  );
  $('a[href]:not([href^="#"])').each((_, element) => {
    const address = $(element).attr('href') ?? '';
    if (URL.canParse(address, siteUrl)) $(element).attr('href', new URL(address, siteUrl).href);
    $(element).attr({ target: '_blank', rel: 'noreferrer' });
  });
  return $.html();
}

const plainStyles =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:44rem;margin:1.5rem auto;padding:0 1rem}img{max-width:100%;height:auto}';

const plainPage = (title: string, body: string): string =>
  `<!doctype html>${
    html`<html lang="en">
      <meta charset="utf-8" />
      <meta name="robots" content="noindex" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>${title}</title>
    </html>`.text
  }<style>${plainStyles}</style>${body}`;

/** An entry of the feed as a reader without the site's styles shows it. */
export function feedDocument(article: Article, brand: Brand): string {
  const { title, link, description, content, published, author, category } = feedEntry(article, brand);
  const head = html`<h1>${title}</h1>
    <p>${author[0]?.name ?? ''}, ${published.toISOString().slice(0, 10)} · ${link}</p>
    <p>${category.map(({ name }) => name).join(', ')}</p>
    <p><i>${description}</i></p>
    <hr />`;
  // The api has cleaned the text when it rendered it.
  return plainPage(title, `<main>${head.text}${content}</main>`);
}

/** Says in place of a page why there is none. */
export const refusalDocument = (sentence: string): string =>
  plainPage(
    'There is no page yet',
    html`<main>
      <h1>There is no page yet</h1>
      <p>${sentence}</p>
    </main>`.text,
  );
