import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../gate/find-chromium.js';
import { say } from './say.js';

/**
 * Sees to it that tests find a Chromium: one of this machine, else from the system's packages where we may, else Playwright's own,
 * which `CHROMIUM_PATH` then names. Throws when none can be had.
 */
export async function chromiumForTests(): Promise<void> {
  if (findChromium()) return;
  say('No Chromium found; installing one');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    if (findChromium()) return;
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      'The browser tests need a Chromium: install one, or name it in the variable CHROMIUM_PATH.',
    );
  const { chromium } = await import('playwright-core');
  process.env.CHROMIUM_PATH = chromium.executablePath();
}
