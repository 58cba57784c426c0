import { draftWords, ofPrograms, otherSites, wordsLike } from './draft-words.js';
import { isShown, nameOf, type Problem } from './elements.js';
import { readFields } from './fields.js';
import { toldToMachines } from './machine-words.js';

/** What a document says of itself to browsers, search engines and readers. */
export interface Facts {
  /** What no script changes: the language, title, addresses. */
  head: Record<string, string>;
  /** How often something is there that should not become more. */
  counts: {
    animations: number;
    ownInNewWindow: number;
    sameIds: number;
    plainLinks: number;
    unreachedButtons: number;
  };
  /** How many landmarks there are to find one's way by. */
  landmarks: number;
  /** Words of pictures by their files. */
  pictures: Record<string, string>;
  /** Size of the smallest text, in CSS pixels. */
  smallest: number;
  /** False when the main words cannot be selected. */
  selectable: boolean;
  /** What it tells search engines and other programs, by names. */
  told: string[];
  /** Texts that look as if nobody had meant them for visitors. */
  drafts: string[];
  /** Other sites that browsers are told to load something from, or to be ready to. */
  sites: string[];
  /** Its links by their words, and where each leads. */
  links: NamedLink[];
  /** What fields of its forms ask for, by their names. */
  fields: Record<string, string>;
}

/** A link as people know it. */
export interface NamedLink {
  /** Header, footer or main. */
  part: string;
  name: string;
  lead: string;
}

/** What says that it is a button, and cannot have the focus. */
const unreachedButton =
  '[role=button]:not(button, a[href], input, summary, [tabindex], [contenteditable], [aria-hidden=true] *)';

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const attribute = (selector: string, name: string): string =>
  document.querySelector(selector)?.getAttribute(name) ?? '';

/** Reads what is compared with how it was served, and with the live page. */
export function readFacts(): Facts {
  const words = all('main h1, main p').filter(isShown);
  const sizes = words.map(sizeShown);
  return {
    head: readHead(),
    counts: {
      animations: document.getAnimations().filter(isEndless).length + all('video[autoplay], marquee').length,
      ownInNewWindow: all('a[target=_blank]').filter(
        (link) => (link as HTMLAnchorElement).host === location.host,
      ).length,
      sameIds: all('[id]').length - new Set(all('[id]').map(({ id }) => id)).size,
      plainLinks: all('main p a[href], main li a[href]').filter(looksLikeWords).length,
      unreachedButtons: all(unreachedButton).filter(isShown).length,
    },
    landmarks: all('header, nav, main, footer').filter(isShown).length,
    pictures: Object.fromEntries(
      all('img').map((one) => [
        new URL((one as HTMLImageElement).src, location.href).pathname,
        one.getAttribute('alt') ?? '',
      ]),
    ),
    smallest: Math.min(100, ...sizes),
    told: toldToMachines(),
    drafts: draftWords(),
    sites: otherSites(),
    links: readLinks(),
    fields: readFields(),
    selectable: !words.some((element) => getComputedStyle(element).userSelect === 'none'),
  };
}

/** Reads where links lead, by their words. */
export const readLinks = (): NamedLink[] =>
  all('body a[href]')
    .map((link) => ({ part: partOf(link), name: nameOf(link), lead: link.getAttribute('href') ?? '' }))
    .filter(({ name }) => !name.startsWith('<'));

const partOf = (link: Element): string =>
  ['main', 'header', 'footer'].find((selector) => link.closest(selector)) ?? 'body';

/** What campaigns add to addresses, which pages may take away again. */
const campaign = /[?&]utm_\w+=[^&]*/g;

/** How large the text of an element is shown, in CSS pixels. */
const sizeShown = (element: Element): number =>
  parseFloat(getComputedStyle(element).fontSize) *
  ((element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1);

/** Reads what no script changes. */
export const readHead = (): Facts['head'] => ({
  language: document.documentElement.lang,
  direction: getComputedStyle(document.body).direction,
  title: document.title,
  description: attribute('meta[name=description]', 'content'),
  'canonical address': attribute('link[rel=canonical]', 'href'),
  'word for search engines': attribute('meta[name=robots]', 'content'),
  base: attribute('base', 'href'),
  refresh: attribute('meta[http-equiv=refresh i]', 'content'),
  viewport: attribute('meta[name=viewport]', 'content'),
  address: location.pathname + location.search.replace(campaign, ''),
});

const isEndless = (animation: Animation): boolean =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().endTime === Infinity;

/** Whether nothing but the pointer tells a link from the words around it. */
function looksLikeWords(link: Element): boolean {
  const words = link.closest('p, li');
  if (!words || !isShown(link) || link.firstElementChild) return false;
  if ((words.textContent ?? '').trim().length < (link.textContent ?? '').trim().length + 10) return false;
  const [own, around] = [getComputedStyle(link), getComputedStyle(words)];
  return (
    own.textDecorationLine === 'none' &&
    !parseFloat(own.borderBottomWidth) &&
    own.backgroundImage === 'none' &&
    (['color', 'fontWeight', 'fontStyle', 'fontSize', 'backgroundColor'] as const).every(
      (name) => own[name] === (name === 'backgroundColor' ? 'rgba(0, 0, 0, 0)' : around[name]),
    )
  );
}

const leaked = /\[object \w+\]|^(undefined|null|NaN|Invalid Date)$/;
const protocols = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'blob:'];
const largestPicture = 16_000_000;

/** What is wrong with what a page is made of, as it stands now. */
export function checkMaterial(): Problem[] {
  const say = (check: string, found: string[], says: string): Problem[] =>
    found.length ? [{ check, says: `${says}: ${found.slice(0, 3).join(', ')}` }] : [];
  const links = all('a[href]').filter((link) => !protocols.includes((link as HTMLAnchorElement).protocol));
  const pictures = all('img, canvas') as (HTMLImageElement | HTMLCanvasElement)[];
  return [
    ...say('words', wordsLike(leaked, `${ofPrograms}, textarea`).map(quoted), 'it shows words of a program'),
    ...say('words', leakedAttributes(), 'it names things with words of a program'),
    ...say('links', links.map(nameOf), 'links of it are no addresses'),
    ...say(
      'links',
      all('a[target=_blank]').filter(lendsItself).map(nameOf),
      'pages of others may use this one',
    ),
    ...say('sound', all('video, audio').filter(isLoud).map(nameOf), 'it plays sounds by itself'),
    ...say('pictures', pictures.filter(isBroken).map(nameOf), 'pictures of it are broken'),
    ...say('pictures', pictures.filter(isHuge).map(nameOf), 'pictures of it are larger than any screen'),
    ...say(
      'readers',
      all('main, header, footer, nav, main h1')
        .filter(isWithheld)
        .map((part) => part.tagName.toLowerCase()),
      'parts of it are kept from keyboards and screen readers',
    ),
  ];
}

const quoted = (text: string): string => `"${text.slice(0, 40)}"`;

const namingAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'href', 'src'];
const leakedName = /^(undefined|null|NaN)$|\[object \w+\]|\/(undefined|NaN)(\/|$)|\$\{|\{\{/;

const leakedAttributes = (): string[] =>
  all('main *, header *, footer *').flatMap((element) =>
    namingAttributes
      .filter((name) => leakedName.test(element.getAttribute(name) ?? ''))
      .map((name) => `${name}="${element.getAttribute(name)?.slice(0, 40)}"`),
  );

const lendsItself = (link: Element): boolean =>
  (link as HTMLAnchorElement).host !== location.host &&
  !/noopener|noreferrer/.test((link as HTMLAnchorElement).rel);

const isLoud = (media: Element): boolean =>
  media instanceof HTMLMediaElement && media.autoplay && !media.muted;

const isBroken = (picture: HTMLImageElement | HTMLCanvasElement): boolean =>
  picture instanceof HTMLImageElement &&
  isShown(picture) &&
  (picture.currentSrc
    ? picture.complete && !picture.naturalWidth
    : !picture.hasAttribute('src') && !picture.hasAttribute('srcset') && !picture.closest('picture'));

function isHuge(picture: HTMLImageElement | HTMLCanvasElement): boolean {
  const [width, height] =
    picture instanceof HTMLImageElement
      ? [picture.naturalWidth, picture.naturalHeight]
      : [picture.width, picture.height];
  return width * height > largestPicture;
}

const roles: Record<string, string> = {
  main: 'main',
  header: 'banner',
  footer: 'contentinfo',
  nav: 'navigation',
};

/** Whether a landmark is not what its tag says to who does not see it. */
function isWithheld(part: Element): boolean {
  const tag = part.tagName.toLowerCase();
  if (part.closest('[popover]:not(:popover-open), dialog:not([open])')) return false;
  const role = part.getAttribute('role');
  return (
    Boolean(part.closest('[aria-hidden=true], [inert]')) ||
    (role !== null && tag in roles && role !== roles[tag])
  );
}
