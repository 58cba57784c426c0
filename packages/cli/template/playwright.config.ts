import { defineConfig, devices } from '@playwright/test';

const url = 'http://127.0.0.1:3190';

export default defineConfig({
  testDir: './e2e',
  // A page comes alive with the first touch, which takes a moment.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    launchOptions: process.env.CHROMIUM_PATH
      ? { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] }
      : {},
  },
  // The built app inside the recorded composition.
  webServer: { command: 'npx northgate serve --port 3190', url: `${url}/sample`, timeout: 120_000 },
});
