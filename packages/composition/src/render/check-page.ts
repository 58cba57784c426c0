import { pageDataId } from '@northgate/contracts/page.js';
import { load } from 'cheerio';

/** What is wrong with a rendered page by itself, as sentences; nothing when it may go live. */
export function checkPage(path: string, html: string): string[] {
  const $ = load(html);
  const problems: string[] = [];
  const headings = $('h1').length;
  if (headings !== 1) problems.push(`${path} has ${headings} h1 headings instead of one`);
  if (!$('head > title').text().trim()) problems.push(`${path} has no title`);
  if (!$('meta[name=description]').attr('content')?.trim()) problems.push(`${path} has no description`);
  if (!$(`#${pageDataId}`).length) problems.push(`${path} does not carry its page data`);
  for (const data of $('script[type="application/ld+json"]').toArray())
    if (!isStructured($(data).text())) problems.push(`${path} has structured data that cannot be read`);
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length) problems.push(`${path} uses an id twice: ${[...new Set(twice)].join(', ')}`);
  return problems;
}

/** Whether a text is JSON-LD that says of what type it is. */
function isStructured(text: string): boolean {
  try {
    const data = JSON.parse(text) as { '@context'?: unknown; '@type'?: unknown; '@graph'?: unknown };
    return Boolean(data['@context'] && (data['@type'] ?? data['@graph']));
  } catch {
    return false;
  }
}
