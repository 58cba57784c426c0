import { Parser } from 'htmlparser2';

/** What a page can be pointed at by, and what it points at. */
export interface PageLinks {
  ids: Set<string>;
  /** Addresses of its links, as they are written. */
  links: Set<string>;
  /** Ids that its buttons open or close. */
  controlled: Set<string>;
  /** Whole addresses that it tells search engines and other sites: in its social card and in its structured data. */
  told: Set<string>;
}

/** A string of its own: V8 keeps a whole page in memory for as long as a part cut from it is held. */
const copied = (text: string): string => Buffer.from(text).toString();

const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:/.test(text) && URL.canParse(text);

/** Addresses in structured data; none when it cannot be read, which is told elsewhere. */
function addressesIn(data: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(data, (_, value: unknown) => void (isAddress(value) && found.push(value)));
  } catch {
    return [];
  }
  return found;
}

/** The address in a tag of the social card, if there is one. */
const cardAddress = (property = '', content = ''): string[] =>
  property.startsWith('og:') && isAddress(content) ? [content] : [];

/** Reads ids, links, what buttons control and what others are told out of the HTML of a page. */
export function pageLinks(html: string): PageLinks {
  const found: PageLinks = { ids: new Set(), links: new Set(), controlled: new Set(), told: new Set() };
  let data: string | null = null;
  const parser = new Parser({
    onopentag(tag, { id, href, popovertarget, commandfor, name, type, property, content }) {
      data = tag === 'script' && type === 'application/ld+json' ? '' : null;
      for (const address of cardAddress(property, content)) found.told.add(copied(address));
      if (id) found.ids.add(copied(id));
      if (tag === 'a' && name) found.ids.add(copied(name));
      if ((tag === 'a' || tag === 'area') && href) found.links.add(copied(href));
      for (const target of [popovertarget, commandfor]) if (target) found.controlled.add(copied(target));
    },
    ontext(text) {
      if (data !== null) data += text;
    },
    onclosetag() {
      if (data) for (const address of addressesIn(data)) found.told.add(copied(address));
      data = null;
    },
  });
  parser.end(html);
  return found;
}
