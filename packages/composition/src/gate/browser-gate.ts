import type { AppName } from '@northgate/contracts/release.js';
import type { GateRecord } from '@northgate/contracts/revision.js';
import type { ChangedPages } from '../candidates/candidate-pictures.js';
import type { GateTimes } from '../environment.js';
import type { LookDifference, Store } from '../store/store.js';
import type { Candidate } from './candidate-store.js';
import { crowding } from '../processes/crowding.js';
import { NoProgress, whileItProgresses } from '../processes/deadline.js';

/** How a page looked that did not pass: JPEG in base64. */
export interface GatePicture {
  path: string;
  jpeg: string;
}

/** What the browser half of the gate found; without problems the candidate may go live. */
export interface BrowserVerdict {
  record: GateRecord;
  problems: string[];
  pictures: GatePicture[];
  /** What looks different although nothing is wrong with it: somebody has to say that this is wanted. */
  looks?: LookDifference[];
  /** How the pages of a candidate look beside the live ones, wanted or not. */
  changes?: ChangedPages;
}

/** What is to be looked at. */
export interface Opening {
  candidate: Candidate;
  /** The apps that are new. */
  changed: AppName[];
  /** True when pages are judged by themselves, because they are wanted to differ from the live ones everywhere. */
  unlike?: boolean;
  /** Called as pages are done, for people. */
  tell?: ((text: string) => void) | undefined;
  /** Told how long each step of a look took, in milliseconds. */
  timed?: ((step: string, milliseconds: number) => void) | undefined;
}

/** What the browser half of the gate works with. */
export interface BrowserGateOptions {
  store: Store;
  apiOrigin: string;
  /** Null where the machine has none. */
  chromium: string | null;
  times: GateTimes;
  /** Folder for looks of pages that passed. */
  looksFolder: string;
}

/** A verdict of a gate whose browser half did not run, and why. */
export const unopened = (note: string): BrowserVerdict => ({
  record: { browser: 'skipped', pages: 0, seconds: 0, note },
  problems: [],
  pictures: [],
});

/** Looks at every page a candidate changed in headless Chromium, served as visitors would get it, beside the live ones. */
export async function openInBrowser(opening: Opening, options: BrowserGateOptions): Promise<BrowserVerdict> {
  if (!options.chromium) return unopened('There is no Chromium on this machine.');
  const began = performance.now();
  // What drives a browser takes 80 MB of memory, so it is loaded where there is one only.
  const [{ GateBrowser }, { KeptLooks }, { PageInspection }, { depthsOf }] = await Promise.all([
    import('./gate-browser.js'),
    import('./kept-looks.js'),
    import('./page-inspection.js'),
    import('./page-makes.js'),
  ]);
  // Found out while the browser starts.
  const depths = depthsOf({ ...opening, store: options.store });
  depths.catch(() => {});
  let browser;
  try {
    browser = await GateBrowser.launch(options.chromium);
  } catch (error) {
    // What was to be looked at and could not be has not passed.
    const why = `no page was opened, for Chromium could not be started: ${String(error).split('\n', 1)[0]}`;
    return { ...unopened(why), problems: [why] };
  }
  const looks = new KeptLooks(options.looksFolder, browser.product);
  const times = { page: options.times.page * crowding() };
  const inspection = new PageInspection({
    ...{ ...opening, ...options, times },
    ...{ browser: browser.browser, looks, depths },
  });
  const record = (): GateRecord => ({
    browser: 'passed',
    pages: inspection.pages,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  });
  try {
    const time = options.times.look * crowding();
    const stuck = `None of the pages was done in the browser within ${Math.round(time / 1000)} s.`;
    const found = await whileItProgresses(
      time,
      stuck,
      (progress) => inspection.run(progress),
      () => browser.kill(),
    );
    return { record: record(), ...found };
  } catch (error) {
    if (!(error instanceof NoProgress)) throw error;
    const problems = [...inspection.problems, error.message];
    return { record: record(), problems, pictures: inspection.pictures };
  } finally {
    await browser.close();
    await inspection.close();
    await looks.prune();
  }
}
