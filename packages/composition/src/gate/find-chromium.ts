import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const shells = ['/usr/bin/chromium-headless-shell'];

/** A Chromium of this machine: `CHROMIUM_PATH`, then the usual places. Null when there is none. */
export const findChromium = (source?: NodeJS.ProcessEnv): string | null => find(places, source);

/**
 * A Chromium for many short tests: `CHROMIUM_PATH`, then Chromium's headless shell, which is Playwright's own choice and opens a new
 * context for a quarter of the processor time, then any other. Null when there is none.
 */
export const findHeadlessShell = (source?: NodeJS.ProcessEnv): string | null =>
  find([...shells, ...places], source);

function find(among: string[], source: NodeJS.ProcessEnv = process.env): string | null {
  const named = source.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...among].find((place) => existsSync(place)) ?? null;
}
