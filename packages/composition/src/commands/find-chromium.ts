import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './say.js';

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

/**
 * A Chromium, installed when there is none: from the system's packages where we may, else Playwright's own.
 * Null leaves the choice of browser to Playwright. Throws when neither can be had.
 */
export function chromiumForTests(): string | null {
  const found = findChromium();
  if (found) return found;
  say('No Chromium found; installing one');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status === 0) return null;
  throw new Error(
    'The browser tests need a Chromium: install one, or name it in the variable CHROMIUM_PATH.',
  );
}
