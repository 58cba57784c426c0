import type { Browser } from '@playwright/test';
import { test } from '../../fixtures/copied-site-test';
import type { RepositoryCopy } from '../../fixtures/repository-copy';
import type { RunningSite } from '../../fixtures/running-site';
import { expect, openAlive } from '../../fixtures/site-test';

// A release takes as long as it works; each wait has a limit of its own.
test.describe.configure({ timeout: 0 });

const text = 'Field notes on building';

/** Releases the blog with other words past the browser of the gate, and waits until it is served. */
async function release(copy: RepositoryCopy, site: RunningSite, words: string): Promise<void> {
  await copy.change('mfe-blog/src/content/listing.content.ts', text, words);
  await site.run('release', 'mfe-blog', '--skip-browser', 'This test is about what comes after.');
  // Who comes before the page server has followed still gets the page of before, which is not under watch.
  const shown = async () => (await fetch(`${site.origin}/blog`)).text();
  await expect.poll(shown).toContain(words);
}

/** Opens the blog as a visitor of another address, and resolves once the page has reported an error. */
async function meetError(
  browser: Browser,
  site: RunningSite,
  visitor: string,
  broken?: string,
): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': visitor } });
  const tab = await context.newPage();
  if (broken) await tab.route(broken, (route) => route.fulfill({ status: 404, body: '' }));
  await tab.goto(`${site.origin}/blog`);
  const told = tab.waitForRequest('**/_site/error');
  await tab.keyboard.press('Shift');
  await told;
  await context.close();
}

test('a release that fails in browsers goes back after the first visitor who meets that', async ({
  copy,
  site,
  browser,
  page,
}) => {
  await copy.change(
    'mfe-blog/src/expose/blog-page.tsx',
    'return (',
    "if (!SERVER) throw new Error('broken in browsers');\n  return (",
  );
  await release(copy, site, 'Doomed notes on building');
  await meetError(browser, site, '203.0.113.9');
  const failed = performance.now();
  const history = () => site.run('revisions');
  // On a busy machine the look that confirms it takes its time.
  await expect
    .poll(history, { timeout: 240_000, intervals: [2000] })
    .toContain('automatic return from revision 2: /blog is reported, and fails here too');
  const seconds = ((performance.now() - failed) / 1000).toFixed(1);
  test
    .info()
    .annotations.push({ type: 'seconds from the first failure to the return', description: seconds });
  // The history names the return a moment before every page server shows it.
  await expect(async () => {
    await openAlive(page, `${site.origin}/blog`);
    await expect(page.getByText(text)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('errors that only visitors meet are an alert', async ({ copy, site, browser }) => {
  await release(copy, site, 'Sound notes on building');
  for (let visitor = 1; visitor <= 6; visitor += 1)
    await meetError(browser, site, `203.0.${visitor}.9`, '**/assets/mfe-blog/**');
  const works = () => site.metric('site_report_looks_total{outcome="works"}');
  await expect.poll(works).toBeGreaterThan(0);
  expect(await site.metric('site_unconfirmed_networks')).toBe(6);
  expect(await site.metric('site_report_looks_total{outcome="fails"}')).toBe(0);
  expect(await site.run('revisions')).not.toContain('automatic return');
});
