import type { Source } from './conversation.logic';

interface Part {
  text: string;
  /** Where it leads, on this site; nothing for plain text. */
  path?: string;
}

/** A path or web address in running text, without what closes a sentence. */
const address = /(?<![\w/.:-])(?:https?:\/\/[^\s/()<>]+)?(?:\/[\w-]+(?:#[\w-]+)?)+/gi;

const withoutAnchor = (path: string): string => path.split('#', 1)[0] ?? '';

/** A message in parts: pages of this site that it names by path or full address are links, all else is text. */
export function linkParts(content: string, sources: Source[], siteUrl: string): Part[] {
  const known = new Set(sources.map(({ path }) => withoutAnchor(path)));
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: text, index } of content.matchAll(address)) {
    const full = text.startsWith(`${siteUrl}/`);
    const path = full ? text.slice(siteUrl.length) : text;
    if (!full && !known.has(withoutAnchor(path))) continue;
    if (index > at) parts.push({ text: content.slice(at, index) });
    parts.push({ text, path });
    at = index + text.length;
  }
  if (at < content.length) parts.push({ text: content.slice(at) });
  return parts;
}
