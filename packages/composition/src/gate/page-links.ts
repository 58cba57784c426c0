import { Parser } from 'htmlparser2';

/** What a page can be pointed at by, and what it points at. */
export interface PageLinks {
  ids: Set<string>;
  /** Addresses of its links, as they are written. */
  links: Set<string>;
  /** Ids that its buttons open or close. */
  controlled: Set<string>;
}

/** A string of its own: V8 keeps a whole page in memory for as long as a part cut from it is held. */
const copied = (text: string): string => Buffer.from(text).toString();

/** Reads ids, links and what buttons control out of the HTML of a page. */
export function pageLinks(html: string): PageLinks {
  const found: PageLinks = { ids: new Set(), links: new Set(), controlled: new Set() };
  const parser = new Parser({
    onopentag(tag, { id, href, popovertarget, commandfor, name }) {
      if (id) found.ids.add(copied(id));
      if (tag === 'a' && name) found.ids.add(copied(name));
      if ((tag === 'a' || tag === 'area') && href) found.links.add(copied(href));
      for (const target of [popovertarget, commandfor]) if (target) found.controlled.add(copied(target));
    },
  });
  parser.end(html);
  return found;
}
