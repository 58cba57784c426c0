const slot = Symbol.for('northgate.served-parts');
const holder = globalThis as { [slot]?: Map<string, Element> };

/**
 * Remembers the static parts of the page as it was served. The host calls this once, before it hydrates: should React
 * give up hydrating, it throws these nodes away, and their markup is in no script. The nodes are kept as they are
 * and read only when that happens. Until it is called, what stands in the document is taken.
 */
export function rememberServedParts(page: ParentNode): void {
  const parts = new Map<string, Element>();
  for (const part of page.querySelectorAll<HTMLElement>('[data-static]'))
    parts.set(part.dataset.static ?? '', part);
  holder[slot] = parts;
}

/** Lets go of the served nodes; the host calls this when the visitor goes to another page. */
export function forgetServedParts(): void {
  delete holder[slot];
}

/** The markup of a static part as it was served, empty when the page has none of this name. */
export function servedHtml(name: string): string {
  const part =
    holder[slot]?.get(name) ??
    [...document.querySelectorAll<HTMLElement>('[data-static]')].find(
      ({ dataset }) => dataset.static === name,
    );
  return part?.innerHTML ?? '';
}
