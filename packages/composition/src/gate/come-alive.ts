import type { Page } from 'playwright-core';
import { changesSince } from './later.js';
import { without, type Problem } from './problem.js';

/** Wakes a page of the gate as `wake` does. Says what did not come alive, and what is lost of what the page said before. */
export async function comeAlive(page: Page, patience: number): Promise<Problem[]> {
  const before = await page.evaluate(readContent);
  const until = Date.now() + patience;
  // Parts below the first screen are not to be seen before their styles have come, nor headings before they have faded in.
  const settled = await page
    .waitForFunction(headingsSettled, null, { timeout: patience, polling: 40 })
    .catch(() => null);
  const { unseen } = settled ? await page.evaluate(readContent) : { unseen: [] };
  const asleep = await wake(page, Math.max(1, until - Date.now()));
  if (asleep.length) return asleep;
  const changes = await changesSince(page, 'once it is alive');
  return [...compareContent({ ...before, unseen }, await page.evaluate(readContent)), ...changes];
}

/**
 * Wakes a page that has been opened and waits for frame, content and every part of it to hydrate, so many milliseconds in all.
 * Says what did not.
 */
export async function wake(page: Page, patience: number): Promise<Problem[]> {
  const until = Date.now() + patience;
  const came = (condition: () => boolean): Promise<boolean> =>
    page.waitForFunction(condition, null, { timeout: Math.max(1, until - Date.now()), polling: 40 }).then(
      () => true,
      () => false,
    );
  const asleep = (what: string): Problem[] => [
    { check: 'alive', says: `coming alive did not end within ${patience / 1000} s and was stopped: ${what}` },
  ];
  if (!(await came(stylesCame))) return asleep('its styles do not come');
  await page.evaluate(() => (window as Partial<Window>).gateWatch?.rememberMarkup());
  await page.keyboard.press('Shift');
  if (!(await came(() => 'booted' in document.documentElement.dataset)))
    return asleep('its frame does not come alive');
  // React marks the elements it has taken over.
  const adopted = () =>
    [...document.querySelectorAll('main > *')].some((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    );
  if (!(await came(adopted))) return asleep('its content does not come alive');
  if (!(await came(partsReady))) {
    const names = await page.$$eval('[data-island]:not([data-ready])', (parts) =>
      parts.map((part) => part.getAttribute('data-island')).join(', '),
    );
    return asleep(`parts of it do not come alive: ${names}`);
  }
  return [];
}

/** Runs in the page: whether its styles are there. */
const stylesCame = () => !('awaitsStyles' in document.documentElement.dataset);

/** Runs in the page: whether its styles are there and no animation that ends by itself is still moving one of its headings. */
function headingsSettled(): boolean {
  if ('awaitsStyles' in document.documentElement.dataset) return false;
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  return !document.getAnimations().some(({ effect, timeline, playState }) => {
    if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) return false;
    if (!(effect instanceof KeyframeEffect) || effect.getComputedTiming().endTime === Infinity) return false;
    return headings.some((heading) => effect.target?.contains(heading));
  });
}

/** Runs in the page: opens what is closed, in a task of its own, as a visitor does who touches it. */
function partsReady(): boolean {
  const closed = [...document.querySelectorAll('[data-island]:not([data-ready])')];
  setTimeout(() => closed.forEach((part) => part.dispatchEvent(new Event('part:open'))));
  return !closed.length;
}

interface Content {
  /** How far it is scrolled, how many entries it added to the history, and what has the focus. */
  scroll: number;
  entries: number;
  focused: string;
  headings: string[];
  /** Headings of the content that are there and not to be seen. */
  unseen: string[];
  /** Where the links of the content lead. */
  leads: string[];
  length: number;
}

/** Runs in the page: its headings, where its links lead, and how many characters it says. */
function readContent(): Content {
  const { gateWatch } = window;
  // What an address is compared with is the one it was opened with.
  gateWatch.head();
  const main = document.querySelector('main');
  const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])];
  const textOf = (heading: Element) => heading.textContent.trim();
  const unseen = all('h1, h2, h3').filter(
    (heading) => !gateWatch.isShown(heading) && !gateWatch.waitsToBeOpened(heading),
  );
  return {
    scroll: Math.round(window.scrollY),
    entries: history.length - gateWatch.entries,
    focused: gateWatch.focused(),
    headings: all('h1, h2').map(textOf),
    unseen: unseen.map(textOf),
    leads: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    length: gateWatch.contentLength(),
  };
}

/** Less of the links of the content than this, once it is alive, is a page that leads elsewhere. */
const enoughLinks = 0.8;

/** Numbers move and forms open, so some difference is no loss. */
function compareContent(before: Content, after: Content): Problem[] {
  const lost = without(before.headings, after.headings);
  const says: string[] = [];
  const late = before.unseen.filter((name) => after.headings.includes(name) && !after.unseen.includes(name));
  if (late.length) says.push(`without scripts these are not to be seen: ${late.slice(0, 3).join(', ')}`);
  const strayed = without(before.leads, after.leads);
  if (strayed.length > before.leads.length * (1 - enoughLinks))
    says.push(
      `${strayed.length} of its ${before.leads.length} links do not lead there any more: ${strayed[0]}`,
    );
  if (lost.length) says.push(`headings are gone once it is alive: ${lost.join(', ')}`);
  if (after.entries > 0) says.push('it adds to the history of its visitor by itself');
  if (after.scroll > 40) says.push(`it scrolls down by itself, ${after.scroll} pixels`);
  if (after.focused && after.focused !== 'html')
    says.push(`it takes the focus by itself, for <${after.focused}>`);
  if (after.length < before.length * 0.8)
    says.push(`of ${before.length} characters ${after.length} are left once it is alive`);
  return says.map((text) => ({ check: 'content', says: text }));
}
