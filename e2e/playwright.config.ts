import { defineConfig, devices } from '@playwright/test';

/** How Chromium is started, here and in the measurements. */
export const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Every spec starts the site it needs on free ports with a data folder of its own. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/test/browser',
  globalSetup: './fixtures/build-apps.ts',
  workers: 2,
  // A network change on the machine ends requests in Chromium; one more try tells that from a defect.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/test/e2e.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: flags,
    },
  },
});
