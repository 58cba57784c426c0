import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../gate/find-chromium.js';
import { say } from './say.js';

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
