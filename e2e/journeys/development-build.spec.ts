import { test as base } from '@playwright/test';
import { everyPage } from '../fixtures/every-page';
import { RunningSite } from '../fixtures/running-site';
import { expect, listen, openAlive } from '../fixtures/site-test';

/** React reports mismatches between server and browser only in development builds. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await RunningSite.start({ mode: 'development' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

for (const path of [...everyPage, '/nope']) {
  test(`${path} hydrates without a word from React`, async ({ page }) => {
    const complaints = listen(page);
    await openAlive(page, path);
    for (const part of await page.locator('[data-island]').all())
      await part.scrollIntoViewIfNeeded().catch(() => {});
    await page.waitForLoadState('networkidle');
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
}
