import type { Page } from 'playwright-core';
import { crowding } from '../../processes/crowding.js';
import { NoProgress, whileItProgresses } from '../../processes/deadline.js';
import type { BrowserGateOptions, BrowserVerdict, GatePicture, Opening } from '../browser-gate.js';
import { candidateStore } from '../candidate-store.js';
import type { GateBrowser } from '../gate-browser.js';
import { placesTouched } from './console-places.js';
import { SpareWindows } from '../spare-windows.js';
import { consoleWindows, lookAtPlace, type Place, type PlaceLook } from './look-at-place.js';
import { RecordedConsole } from './recorded-console.js';

/** How many windows are open at a time, how many pictures a refusal keeps, and after how many failing looks no others are taken. */
const limits = { tabs: 3, pictures: 4, failing: 3 };

/** What was found, beside how many places were opened; null when the release touches none, or there is no browser. */
export type ConsoleVerdict = Pick<BrowserVerdict, 'problems' | 'pictures'> & {
  places: number;
  seconds: number;
};

/** Opens the places of the console that a candidate touches, logged in and over recorded answers, in two windows. */
export async function openConsole(
  { candidate, changed, tell }: Opening,
  { store, chromium, times }: Pick<BrowserGateOptions, 'store' | 'chromium' | 'times'>,
): Promise<ConsoleVerdict | null> {
  const paths = await placesTouched(store, candidate.revision, changed);
  if (!paths.length || !chromium) return null;
  const began = performance.now();
  // What drives a browser takes 80 MB of memory.
  const { GateBrowser: driven } = await import('../gate-browser.js');
  const browser = await driven.launch(chromium).catch((error: unknown) => String(error).split('\n', 1)[0]);
  if (!(browser instanceof driven)) {
    const why = `the console was not opened, for Chromium could not be started: ${browser}`;
    return { problems: [why], pictures: [], places: 0, seconds: 0 };
  }
  const served = new RecordedConsole(candidateStore(store, candidate));
  const found = { problems: [] as string[], pictures: [] as GatePicture[] };
  try {
    const origin = await served.start();
    const places = paths.flatMap((path) => consoleWindows.map((window) => ({ origin, path, window })));
    await lookAround(places, browser, {
      patience: times.page * crowding(),
      time: times.look * crowding(),
      found,
      tell,
    });
  } catch (error) {
    if (!(error instanceof NoProgress)) throw error;
    found.problems.push(error.message);
  } finally {
    await browser.close();
    await served.stop();
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { ...found, places: paths.length, seconds };
}

interface LookingAround extends Pick<Opening, 'tell'> {
  /** How long one place may take, and how long it may be until the next is done, in milliseconds. */
  patience: number;
  time: number;
  found: Pick<BrowserVerdict, 'problems' | 'pictures'>;
}

/** Looks at several places at a time, and once more, alone, at those that fail: that may be by a chance of the machine. */
function lookAround(places: Place[], browser: GateBrowser, { patience, time, found, tell }: LookingAround) {
  const queue = [...places];
  const spare = new Map(consoleWindows.map((window) => [window, new SpareWindows<{ page: Page }>()]));
  const goRound = async (progress: () => void) => {
    const look = (place: Place, afresh = false) => {
      const windows = afresh ? undefined : spare.get(place.window);
      return lookAtPlace(browser.browser, place, { patience, spare: windows }).finally(progress);
    };
    const failing: Place[] = [];
    const tab = async () => {
      for (let place = queue.shift(); place; place = queue.shift()) {
        const { problems } = await look(place);
        if (problems.length) failing.push(place);
        tell?.(`Looked at the console, ${place.path} at ${place.window.width} pixels`);
        if (failing.length >= limits.failing) return;
      }
    };
    while (queue.length && !found.problems.length) {
      await Promise.all(Array.from({ length: limits.tabs }, tab));
      for (const place of failing.splice(0)) {
        const began = performance.now();
        note(place, await look(place, true), found);
        // Others would be waited for as long, and say the same.
        if (found.problems.length && performance.now() - began > patience) break;
      }
    }
    if (queue.length) found.problems.push(`${queue.length} other looks at the console were not taken`);
  };
  const stuck = `No place of the console was done in the browser within ${Math.round(time / 1000)} s.`;
  return whileItProgresses(time, stuck, goRound, () => browser.kill());
}

function note({ path, window }: Place, { problems, jpeg }: PlaceLook, found: LookingAround['found']): void {
  for (const says of problems)
    found.problems.push(`the console at ${path}, ${window.width} pixels wide, in the browser: ${says}`);
  if (jpeg && found.pictures.length < limits.pictures) found.pictures.push({ path: `console ${path}`, jpeg });
}
