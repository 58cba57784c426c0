import { isShown } from './elements.js';

/** Fillers, places that a program should have filled, and what it writes when it has nothing. */
const draft =
  /[Ll]orem ipsum|\{\{|\$\{|\[object \w+\]|\bInvalid Date\b|\b(TODO|FIXME|NaN|undefined)\b|^[^a-z]*Infinity[^a-z]*$/;

/** Texts of the page that look as if nobody had meant them for visitors. An article may be about such words. */
export function draftWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const around = node.parentElement;
    if (!draft.test(text) || !around || around.closest('script, style, template, code, pre, kbd')) continue;
    if (isShown(around)) found.push(text.slice(0, 60));
  }
  return found;
}

/** Other sites that browsers are told to load something from, or to be ready to. */
export function otherSites(): string[] {
  const named = document.querySelectorAll('link[href]:not([rel=canonical], [rel=alternate]), [src]');
  const origins = [...named].map((element) => {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    return URL.canParse(address, location.href) ? new URL(address, location.href) : location;
  });
  const sites = origins
    .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== location.origin)
    .map(({ origin }) => origin);
  return [...new Set(sites)];
}
