import type { Brand } from '@northgate/site/brand';
import type { Source } from './conversation.logic';

interface Part {
  text: string;
  /** Where it leads: on this site, or to the company’s own booking page or platform; nothing for plain text. */
  path?: string;
}

/** A path or web address in running text, without what closes a sentence. */
const address =
  /(?<![\w/.:-])(?:https?:\/\/[^\s/()<>]*[^\s/()<>.,;!?])?(?:\/[\w-]+(?:#[\w-]+)?)+|(?<![\w/.:-])https?:\/\/[^\s/()<>]*[^\s/()<>.,;!?]/gi;

const withoutAnchor = (path: string): string => path.split('#', 1)[0] ?? '';

type OwnAddresses = Pick<Brand, 'siteUrl' | 'bookingUrl' | 'platformUrl'>;

/** A message in parts: pages of this site that it names, and the company’s own addresses, are links, all else is text. */
export function linkParts(content: string, sources: Source[], brand: OwnAddresses): Part[] {
  const { siteUrl, bookingUrl, platformUrl } = brand;
  const known = new Set(sources.map(({ path }) => withoutAnchor(path)));
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: text, index } of content.matchAll(address)) {
    const full = text.startsWith(`${siteUrl}/`);
    const path = full ? text.slice(siteUrl.length) : text;
    const own = full || text === bookingUrl || text === platformUrl;
    if (!own && !known.has(withoutAnchor(path))) continue;
    if (index > at) parts.push({ text: content.slice(at, index) });
    parts.push({ text, path });
    at = index + text.length;
  }
  if (at < content.length) parts.push({ text: content.slice(at) });
  return parts;
}
