import { everyPage } from '../../fixtures/every-page';
import { follow, press } from '../../fixtures/follow-link';
import { refusals } from '../../fixtures/refusals';
import { expect, listen, openAlive, test } from '../../fixtures/site-test';

test('no page needs what the policy of the first page forbids, reached by links', async ({ page, open }) => {
  const refused = await refusals(page);
  await page.clock.install();
  await open('/privacy-policy');
  const arrival = await page.evaluate(() => performance.timeOrigin);
  // So here it comes last.
  for (const path of everyPage.filter((one) => !['/privacy-policy', '/blog'].includes(one))) {
    await follow(page, path);
    // The frame did it, and the page it brought has its looks.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(arrival);
  }
  const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
  expect(sheets).toBeGreaterThan(3);
  // Chromium hangs when a page is closed while it loads itself anew.
  const reloaded = page.waitForEvent('load');
  await press(page, '/blog');
  await page.clock.runFor(1000);
  await reloaded;
  expect(refused).toEqual([]);
});

test('a script that came to stand in a page does not run', async ({ page, open }) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '<script>window.intruder = true</script></main>');
    await route.fulfill({ response, body });
  });
  const refused = await refusals(page);
  await open('/contact');
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  expect(refused).toEqual([expect.stringContaining('script-src-elem inline')]);
});

test('an entry whose bytes are not those the page was made with does not run; the page stays', async ({
  page,
}) => {
  await page.route('**/mfe-marketing/*/browser/remoteEntry.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.intruder = true;\n${await response.text()}` });
  });
  const complaints = listen(page);
  await openAlive(page, '/infrastructure');
  await expect.poll(() => complaints.join()).toMatch(/remoteEntry\.js.*integrity|integrity.*remoteEntry\.js/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('nor does it run when a visitor comes from another page, where it was fetched ahead', async ({
  page,
}) => {
  let ran = false;
  await page.exposeFunction('intrude', () => (ran = true));
  await page.route('**/mfe-blog/*/browser/remoteEntry.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.intrude();\n${await response.text()}` });
  });
  const complaints = listen(page);
  await openAlive(page, '/contact');
  await page.getByRole('link', { name: 'AI Insights' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights and Resources');
  await expect.poll(() => complaints.join()).toMatch(/remoteEntry\.js.*integrity|integrity.*remoteEntry\.js/);
  expect(ran).toBe(false);
});

test('an entry comes over the line once although it is fetched ahead and checked', async ({ page, open }) => {
  const complaints = listen(page);
  const ahead = page.waitForResponse('**/remoteEntry.js');
  await page.goto('/infrastructure');
  await page.locator('head link[rel=prefetch]').first().waitFor({ state: 'attached' });
  await (await ahead).finished();
  await open('/infrastructure#again');
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          /(main|remoteEntry)\.js$/.test(entry.name) &&
          entry.transferSize > 0,
      )
      .map(({ name }) => name),
  );
  expect(fetched.length).toBeGreaterThanOrEqual(2);
  expect(fetched.length).toBe(new Set(fetched).size);
  expect(complaints).toEqual([]);
});
