import getPort from 'get-port';
import { test as base } from '../../fixtures/copied-site-test';
import { LiveApp } from '../../fixtures/live-app';
import { repository } from '../../fixtures/repository';
import { RunningSite } from '../../fixtures/running-site';
import { expect, listen } from '../../fixtures/site-test';

const test = base.extend<{ live: LiveApp }>({
  live: async ({ copy, site }, use) => {
    const live = await LiveApp.start(copy.root, 'mfe-blog', site.origin);
    await use(live);
    await live.stop();
  },
});

test.describe.configure({ timeout: 0 });
test.use({ variables: { ALLOW_OVERRIDES: '1' } });

test('a change is shown inside the running site without a reload, and keeps what was typed', async ({
  copy,
  site,
  live,
  page,
}) => {
  const complaints = listen(page);
  await page.goto(`${live.origin}/blog`);
  await expect(page.getByRole('note')).toHaveText('Live from this checkout: mfe-blog');
  await page.locator('html[data-booted]').waitFor();
  await page.locator('[data-island="post-list"][data-ready]').waitFor();
  await page.getByPlaceholder('Search articles...').fill('chatbots');
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

  await copy.change(
    'mfe-blog/src/features/listing/filter-bar.tsx',
    '<label className',
    '<label title="Changed a moment ago" className',
  );
  await expect(page.getByTitle('Changed a moment ago')).toBeVisible();
  await copy.change(
    'mfe-blog/src/features/listing/filter-bar.module.css',
    '{',
    '{\n  outline: 3px solid rgb(1, 2, 3);',
  );
  const outlined = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].some(
        (element) => getComputedStyle(element).outlineColor === 'rgb(1, 2, 3)',
      ),
    );
  await expect.poll(outlined).toBe(true);
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('chatbots');
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);

  await copy.change(
    'mfe-blog/src/content/listing.content.ts',
    'Field notes on building',
    'Live notes on building',
  );
  await expect(page.getByText('Live notes on building')).toBeVisible();
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);

  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  expect(complaints).toEqual([]);

  await page.goto(`${site.origin}/blog`);
  await expect(page.getByText('Field notes on building')).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('an error shows with file and line until it is mended, and what was typed stays', async ({
  copy,
  live,
  page,
}) => {
  const file = 'mfe-blog/src/features/listing/filter-bar.tsx';
  const place = /filter-bar\.tsx[ (]\d+[:,]\d+/;
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await page.goto(`${live.origin}/blog`);
  await page.locator('[data-island="post-list"][data-ready]').waitFor();
  await page.getByPlaceholder('Search articles...').fill('chatbots');
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  const goesOn = async (title: string) => {
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    await expect(page.getByTitle(title)).toBeVisible();
    await expect(page.getByPlaceholder('Search articles...')).toHaveValue('chatbots');
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
  };

  await copy.change(file, '<label className', '<label title= className');
  await expect(overlay.getByText(place).first()).toBeVisible();
  await expect(overlay.getByText(/TS1\d{3}/).first()).toBeVisible();
  await copy.change(file, '<label title= className', '<label title="Syntax is mended" className');
  await goesOn('Syntax is mended');

  await copy.change(file, 'title="Syntax is mended"', 'title={1 satisfies string} data-a');
  await expect(overlay.getByText(/TS1360/).first()).toBeVisible();
  await expect(overlay.getByText(place).first()).toBeVisible();
  await copy.change(file, 'title={1 satisfies string} data-a', 'title="Types are mended"');
  await goesOn('Types are mended');
});

test('a site that was not started for it lets no override in', async () => {
  const closed = await RunningSite.start();
  const attempt = LiveApp.start(repository, 'mfe-blog', closed.origin);
  await expect(attempt).rejects.toThrow(/allows no overrides/);
  await closed.stop();
});

test('a live build is shown in the pages of the site itself, to the browser that holds a pass', async ({
  copy,
  site,
  browser,
}) => {
  const [token = ''] =
    /ngt_\S+/.exec(await site.run('tokens', 'add', 'mfe-blog', '--by', 'A developer')) ?? [];
  const live = await LiveApp.start(copy.root, 'mfe-blog', site.origin, {
    CONTROL_RELEASE_TOKEN: token,
    DEV_PORT: String(await getPort()),
  });
  try {
    const [mine, other] = [await browser.newContext(), await browser.newContext()];
    const page = await mine.newPage();
    const complaints = listen(page);
    await page.goto(live.link ?? '');
    await expect(page.getByText('mfe-blog from your machine, for this browser alone.')).toBeVisible();
    // Whoever comes to the blog by a link has it loaded anew, as it is specified.
    await page.goto(`${site.origin}/blog`);
    await page.locator('[data-island="post-list"][data-ready]').waitFor();
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
    await copy.change(
      'mfe-blog/src/content/listing.content.ts',
      'Field notes on building',
      'Own notes on building',
    );
    await expect(page.getByText('Own notes on building')).toBeVisible();
    expect(page.url()).toBe(`${site.origin}/blog`);
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);

    const theirs = await other.newPage();
    await theirs.goto(`${site.origin}/blog`);
    await expect(theirs.getByText('Field notes on building')).toBeVisible();
    expect(complaints).toEqual([]);

    await page.getByRole('button', { name: 'Back to what is live' }).click();
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByText('Field notes on building')).toBeVisible();
    await Promise.all([mine.close(), other.close()]);
  } finally {
    await live.stop();
  }
});
