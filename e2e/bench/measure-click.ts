import type { Browser } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { Phone, withBrowser, type Observed } from './slow-phone';

/** A control, and what a click on it brings about, as selectors. */
export interface Control {
  press: string;
  expect: string;
}

/** Paints of an untouched page, in milliseconds since navigation. */
export type PaintFigures = Pick<Observed, 'fcp' | 'lcp' | 'cls'>;

/** Times in milliseconds. */
export interface ClickFigures {
  /** From navigation until an impatient visitor's click has its effect. */
  effect: number;
  /** From a click until the next frame is shown: the longer of the first, on the page at rest, and a later one. */
  inp: number;
}

/** How often an impatient visitor presses, and how long a page may take at all. */
const between = 250;
const patience = 30_000;
const rest = 2500;

/** Loads a page on a slow phone and leaves it alone. */
export const measurePaints = (url: string): Promise<PaintFigures> =>
  withBrowser(async (browser) => {
    const phone = await Phone.open(browser);
    await phone.goto(url);
    await wait(rest);
    const { fcp = NaN, lcp = NaN, cls = NaN } = (await phone.observed()) ?? {};
    return { fcp, lcp, cls };
  });

/** Presses a control on a slow phone: once when the page rests, and on a second load from the first paint on. */
export const measureClick = (url: string, control: Control): Promise<ClickFigures> =>
  withBrowser(async (browser) => ({
    inp: await atRest(browser, url, control.press),
    effect: await impatient(browser, url, control),
  }));

async function atRest(browser: Browser, url: string, selector: string): Promise<number> {
  const phone = await Phone.open(browser);
  await phone.goto(url);
  await wait(rest);
  for (let press = 0; press < 2; press += 1) {
    await phone.press(selector);
    await wait(rest);
  }
  const seen = await phone.observed();
  await phone.close();
  return seen?.inp ?? NaN;
}

async function impatient(browser: Browser, url: string, control: Control): Promise<number> {
  const phone = await Phone.open(browser);
  await phone.runBefore(watchFor, control.expect);
  await phone.goto(url, { until: 'commit' });
  const end = Date.now() + patience;
  let pressed = 0;
  let seen: Observed | undefined;
  while (!(seen = await phone.observed())?.effect && Date.now() < end) {
    if (seen?.fcp && Date.now() - pressed >= between && (await phone.press(control.press)))
      pressed = Date.now();
    // Asking costs the page time too.
    await wait(25);
  }
  await phone.close();
  return seen?.effect ?? Infinity;
}

/** Runs in the page: notes the first frame in which what was expected can be seen. */
function watchFor(selector: string): void {
  const look = () => {
    const { observed: seen } = window as unknown as { observed: Observed };
    if (document.querySelector(selector)?.getClientRects().length) seen.effect ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
