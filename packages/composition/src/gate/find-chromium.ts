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

/** A Chromium of this machine: `CHROMIUM_PATH`, then the usual places. Null when there is none. */
export function findChromium(source: NodeJS.ProcessEnv = process.env): string | null {
  const named = source.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...places].find((place) => existsSync(place)) ?? null;
}
