import { createHash } from 'node:crypto';
import type { RenderedPage } from '@northgate/contracts/revision.js';
import { load } from 'cheerio';

/**
 * Hash of what a visitor reads of a page, and when that last changed: the time the page itself states in its structured
 * data, else now or, with the same words as before, the time from before.
 */
export function modificationOf(
  html: string,
  before: RenderedPage | null,
): Required<Pick<RenderedPage, 'textTag' | 'modifiedAt'>> {
  const $ = load(html);
  const stated = /"dateModified":"([^"]+)"/.exec($('script[type="application/ld+json"]').text())?.[1];
  const description = $('meta[name=description]').attr('content') ?? '';
  const main = $('main');
  main.find('script, style, svg').remove();
  const words = [$('head > title').text(), description, main.text().replace(/\s+/g, ' ')].join('\n');
  const textTag = createHash('sha256').update(words).digest('base64url').slice(0, 22);
  const same = before?.textTag === textTag ? before.modifiedAt : undefined;
  return { textTag, modifiedAt: stated ?? same ?? new Date().toISOString() };
}
