import type { Browser, BrowserContext } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/accessibility';
import { test } from '../../fixtures/copied-site-test';
import { expect, listen } from '../../fixtures/site-test';

// A release takes as long as it works; each wait has a limit of its own.
test.describe.configure({ timeout: 0 });
test.use({ kind: 'few-posts' });

const [text, words] = ['Field notes on building', 'Shared notes on building'];

/** A visitor who was drawn for one side of the share that runs. */
async function visitorOf(browser: Browser, origin: string, drawn: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'northgate_share', value: `2.${drawn}`, url: origin }]);
  return context;
}

test('a few visitors see a release first, each always the same one, and operators see how it looks and does', async ({
  copy,
  site,
  browser,
  page: tab,
}) => {
  await copy.change('mfe-blog/src/content/listing.content.ts', text, words);
  const said = await site.run('release', 'mfe-blog', '--share', '30%', '--minutes', '60', '--accept-look');
  expect(said).toContain('30 % of the visitors see candidate 2');
  const shown = async () =>
    (await fetch(`${site.origin}/blog`, { headers: { cookie: 'northgate_share=2.29' } })).text();
  await expect.poll(shown).toContain(words);

  for (const [drawn, seen] of [
    ['07', words],
    ['71', text],
  ] as const) {
    const visitor = await visitorOf(browser, site.origin, drawn);
    const page = await visitor.newPage();
    const complaints = listen(page);
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByText(seen)).toBeVisible();
    const measured = page.waitForResponse('**/chunks/vitals.*.js');
    await page.keyboard.press('Shift');
    await page.locator('html[data-booted]').waitFor();
    await measured;
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
    await page.goBack();
    await expect(page.getByText(seen)).toBeVisible();
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
    expect(complaints).toEqual([]);
    await page.close({ runBeforeUnload: true });
    await visitor.close();
  }
  const figures = () => site.run('shares');
  // Pages, one network, no error, and a layout shift that was measured; a browser that is busy may have no LCP before the key.
  for (const side of ['candidate', 'live'])
    await expect.poll(figures).toMatch(new RegExp(`\\n${side} +[1-9]\\d* +1 +0 +\\S+ +\\d`));

  await test.step('the console shows it beside what is live', async () => {
    const [link = ''] = /http\S+link=\S+/.exec(await site.run('console')) ?? [];
    await tab.goto(link);
    await tab.getByRole('link', { name: 'Releases' }).click();
    await tab.getByRole('link', { name: /^Candidate \d+: \d+ pages/ }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^Candidate \d+$/);
    const listing = tab.getByRole('heading', { name: '/blog', exact: true }).first().locator('..');
    for (const name of ['Live: /blog', 'New: /blog', 'Difference: /blog']) {
      const picture = listing.getByRole('img', { name });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(100);
    }
    expect.soft(await accessibilityProblems(tab)).toEqual([]);
  });

  await site.run('shares', 'end');
  await expect.poll(shown).toContain(text);
});
