import type { NamedLink } from './in-page/facts.js';

/** So many links with the same words lead to as many pages, and are not to lead to one. */
const several = 3;

/** Links that say what they say on the live page and lead elsewhere, although what they led to is there; `isThere` says of an address whether it is. */
export function strayedLinks(
  live: NamedLink[],
  now: NamedLink[],
  isThere: (address: string) => boolean,
): { name: string; from: string; to: string }[] {
  const before = byName(live);
  return [...byName(now)].flatMap(([key, { name, leads }]) => {
    const was = new Set(before.get(key)?.leads);
    const is = new Set(leads);
    const [from = '', to = ''] = [[...was][0], [...is][0]];
    const strays =
      was.size === 1 ? !is.has(from) : was.size >= several && leads.length >= several && is.size === 1;
    return was.size && strays && isThere(from) ? [{ name, from, to }] : [];
  });
}

/** Addresses of links by their words, in each part of the page. Addresses of files change with each release. */
function byName(links: NamedLink[]): Map<string, { name: string; leads: string[] }> {
  const found = new Map<string, { name: string; leads: string[] }>();
  for (const { part, name, lead } of links) {
    if (lead.startsWith('/assets/')) continue;
    const key = `${part} ${name}`;
    const one = found.get(key) ?? { name, leads: [] };
    one.leads.push(lead);
    found.set(key, one);
  }
  return found;
}
