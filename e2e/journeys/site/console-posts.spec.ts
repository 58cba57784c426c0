import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/accessibility';
import { expect, listen, test } from '../../fixtures/site-test';

/** Pages follow a post once they are rendered again, which takes a busy machine a minute. */
const patience = { timeout: 180_000 };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

const suits = async (page: Page) => {
  for (const [colorScheme, width] of [
    ['light', 1920],
    ['dark', 390],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    // Colours change over a moment.
    await expect.poll(() => accessibilityProblems(page)).toEqual([]);
  }
};

test('an editor writes a post, sees its page, publishes it, and loses no word to somebody else', async ({
  site,
  page,
  context,
}) => {
  test.setTimeout(900_000);
  const complaints = listen(page);
  const [link = ''] = /http\S+link=\S+/.exec(await site.run('console')) ?? [];
  await page.goto(link);
  await page.getByRole('link', { name: 'Posts' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'What a camera saves' })).toContainText('Published');
  await suits(page);

  await page.getByRole('button', { name: 'New post' }).click();
  await field(page, 'Title').fill('A gate that counts');
  await expect(field(page, 'Address')).toHaveValue('a-gate-that-counts');
  await field(page, 'Summary').fill('What a gate sees in a day.');
  await field(page, 'Tags').fill('cctv, gates');
  await field(page, 'Text').fill('## Morning\n\nIt opens at six.');
  await isSaved(page);
  await suits(page);

  await test.step('the preview is the page of the site, and nothing in it runs', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    const shown = page.frameLocator('iframe[title="The page of this post"]');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A gate that counts');
    await expect(shown.getByText('It opens at six.')).toBeVisible();
    await expect(shown.getByRole('banner')).toBeVisible();
    await expect(shown.locator('script')).toHaveCount(0);
  });
  await test.step('somebody without a login reads the version that the link is for', async () => {
    await page.getByRole('button', { name: 'Review link' }).click();
    const review = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    const answer = await fetch(review);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect(await answer.text()).toContain('It opens at six.');
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published ·')).toBeVisible();
  const article = () => fetch(`${site.origin}/blog/a-gate-that-counts`).then((answer) => answer.text());
  await expect.poll(article, patience).toContain('It opens at six.');

  await test.step('two tabs write at one time, and one text is made of both', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(field(other, 'Title')).toHaveValue('A gate that counts');
    await page.getByRole('tab', { name: 'Write' }).click();
    await field(page, 'Text').fill('It opens at five.');
    await isSaved(page);
    await field(other, 'Text').fill('It closes at nine.');
    await expect(other.getByRole('heading', { name: /changed this post, too/ })).toBeVisible();
    expect.soft(await accessibilityProblems(other)).toEqual([]);
    await other.getByRole('button', { name: 'Take both' }).click();
    await other.getByRole('button', { name: 'Keep this' }).click();
    await expect(field(other, 'Text')).toHaveValue('It opens at five.\n\nIt closes at nine.');
    await isSaved(other);
    await other.close();
    await page.reload();
  });
  await test.step('it moves to another address, and the former one leads there', async () => {
    await field(page, 'Address').fill('a-gate-that-closes');
    await page.getByRole('button', { name: 'Update' }).click();
    const former = () => fetch(`${site.origin}/blog/a-gate-that-counts`, { redirect: 'manual' });
    await expect.poll(async () => (await former()).status, patience).toBe(301);
    expect((await former()).headers.get('location')).toBe('/blog/a-gate-that-closes');
  });
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page
    .getByRole('button', { name: /Compare version/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: /^From version \d+ to now/ })).toBeVisible();
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn ·')).toBeVisible();
  const status = async () => (await fetch(`${site.origin}/blog/a-gate-that-closes`)).status;
  await expect.poll(status, patience).toBe(404);
  const log = await site.run('audit-log');
  for (const what of ['begin post', 'publish post', 'let review post', 'withdraw post'])
    expect(log).toContain(what);
  expect(complaints).toEqual([]);
});
