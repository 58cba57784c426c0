import { pageDataId } from '@northgate/contracts/page.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { load } from 'cheerio';

/** Addresses that other parts of the site serve. */
const served = /^\/(api|assets|embeds)\/|^\/[^/]+\.\w+$|^\/blog\/feed\.xml$/;

/**
 * What is wrong with a rendered page, as sentences; nothing when it may go live. `resolves` says whether an internal
 * path is a page of the candidate revision.
 */
export function checkPage(path: string, html: string, resolves: (path: string) => boolean): string[] {
  const $ = load(html);
  const problems: string[] = [];
  const headings = $('h1').length;
  if (headings !== 1) problems.push(`${path} has ${headings} h1 headings instead of one`);
  if (!$('head > title').text().trim()) problems.push(`${path} has no title`);
  if (!$('meta[name=description]').attr('content')?.trim()) problems.push(`${path} has no description`);
  if (!$(`#${pageDataId}`).length) problems.push(`${path} does not carry its page data`);
  for (const link of new Set(
    $('a[href^="/"]')
      .map((_, element) => $(element).attr('href'))
      .get(),
  )) {
    const [target = '/'] = link.split(/[?#]/, 1);
    if (!served.test(target) && !resolves(canonicalPath(target)))
      problems.push(`${path} links to ${target}, which is not a page of the site`);
  }
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length) problems.push(`${path} uses an id twice: ${[...new Set(twice)].join(', ')}`);
  return problems;
}
