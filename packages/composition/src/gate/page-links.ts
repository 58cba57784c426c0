import { Parser } from 'htmlparser2';

/** What a page can be pointed at by, and what it points at. */
export interface PageLinks {
  ids: Set<string>;
  /** Addresses of its links, as they are written. */
  links: Set<string>;
  /** Ids that its buttons open or close. */
  controlled: Set<string>;
}

/** Reads ids, links and what buttons control out of the HTML of a page. */
export function pageLinks(html: string): PageLinks {
  const found: PageLinks = { ids: new Set(), links: new Set(), controlled: new Set() };
  const parser = new Parser({
    onopentag(tag, { id, href, popovertarget, commandfor, name }) {
      if (id) found.ids.add(id);
      if (tag === 'a' && name) found.ids.add(name);
      if ((tag === 'a' || tag === 'area') && href) found.links.add(href);
      for (const target of [popovertarget, commandfor]) if (target) found.controlled.add(target);
    },
  });
  parser.end(html);
  return found;
}
