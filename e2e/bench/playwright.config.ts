import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** The measurements: one after the other, once, and without a limit of time. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../fixtures/composed-sites.ts',
  outputDir: '../../.cache/bench',
  workers: 1,
  retries: 0,
  timeout: 0,
  reporter: 'line',
});
