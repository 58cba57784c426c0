import { findChromium } from '@northgate/composition/gate/find-chromium.js';
import { leanWindows } from '@northgate/composition/gate/lean-windows.js';
import { defineConfig, devices } from '@playwright/test';

const onThisMachine = findChromium();

/** How Chromium is started, here and in the measurements: the one of this machine, or else Playwright's own. */
export const launch = {
  ...(onThisMachine ? { executablePath: onThisMachine } : {}),
  args: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    leanWindows,
  ],
};

/** On a busy machine a test may wait; a time-out is for one that hangs. */
const patience = 60_000;

/** One more than the cores that the tests are cut for: a fifth of the time of two workers is waiting. */
const workers = 3;

/** A worker starts the sites its tests need, on free ports with data folders of their own. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test/browser',
  globalSetup: './fixtures/composed-sites.ts',
  workers,
  fullyParallel: true,
  // A network change on the machine ends requests in Chromium; one more try tells that from a defect.
  retries: 1,
  timeout: 5 * patience,
  expect: { timeout: patience, toPass: { timeout: patience } },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/test/e2e.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    actionTimeout: patience,
    navigationTimeout: patience,
    screenshot: 'only-on-failure',
    launchOptions: launch,
  },
});
