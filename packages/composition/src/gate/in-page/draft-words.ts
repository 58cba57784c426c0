import { isShown, textsIn } from './elements.js';

/** Fillers, places that a program should have filled, and what it writes when it has nothing. */
const draft =
  /[Ll]orem ipsum|\{\{|\$\{|\[object \w+\]|\bInvalid Date\b|\b(TODO|FIXME|NaN|undefined)\b|^[^a-z]*Infinity[^a-z]*$/;

/** Where words of programs belong. */
export const ofPrograms = 'script, style, template, code, pre, kbd';

/** Texts of the page that look as if nobody had meant them for visitors. An article may be about such words. */
export const draftWords = (): string[] => wordsLike(draft, ofPrograms).map((text) => text.slice(0, 60));

/** Texts that match a pattern and are shown, other than in these places. */
export const wordsLike = (pattern: RegExp, places: string): string[] =>
  textsIn(document.body)
    .filter(({ text, around }) => pattern.test(text) && !around.closest(places) && isShown(around))
    .map(({ text }) => text);

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
