import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/site-test';

/** Lines an element shows of its text, by its height. */
const lines = (element: Locator) =>
  element.evaluate((node) => Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)));

const longPost = {
  id: 'long',
  slug: 'long',
  title: 'A title that goes on and on '.repeat(12),
  excerpt: 'An excerpt that goes on and on and says little. '.repeat(20),
  tags: ['one'],
  region: 'uk',
  createdAt: '2025-07-01T00:00:00.000Z',
};

test('search and topics ask for nothing, a region asks the server, and clearing brings all back', async ({
  open,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/blog') asked.push(pathname + search);
  });
  await open('/blog');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).and(page.locator('li h2'));
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(12);
  await expect.poll(() => asked, 'the listing asks once when it comes alive').toEqual(['/api/blog']);
  await page.getByPlaceholder('Search articles...').fill('STICK');
  await expect(cards).toHaveCount(0);
  await page.getByPlaceholder('Search articles...').fill('SOIL probes');
  await expect(cards).toHaveCount(1);
  await page.getByPlaceholder('Search articles...').fill('');
  await page.getByRole('button', { name: 'evaluation', exact: true }).click();
  expect(asked).toEqual(['/api/blog']);
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Nigeria');
  await expect.poll(() => asked).toEqual(['/api/blog', '/api/blog?region=nigeria']);
  await page.getByPlaceholder('Search articles...').fill('no such words');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards).toHaveCount(all);
  await expect(page.getByRole('button', { name: 'All Topics' })).toHaveAttribute('aria-pressed', 'true');
});

test('a long title takes two lines of its card and a long excerpt three', async ({ open, page }) => {
  await page.route('**/api/blog', (route) =>
    route.fulfill({ json: [longPost, { ...longPost, slug: 'second' }] }),
  );
  await open('/blog');
  const card = page.getByRole('listitem').filter({ has: page.locator('a[href="/blog/second"]') });
  await expect(card).toContainText('Global');
  await expect(card).toContainText('July 1, 2025');
  expect(await lines(card.getByRole('heading'))).toBe(2);
  expect(await lines(card.getByText('An excerpt that goes on'))).toBe(3);
});

test('a failing api shows the error screen, and the next answer the articles', async ({ open, page }) => {
  await page.route('**/api/blog', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await open('/blog');
  await expect(page.getByRole('heading', { name: 'Error Loading Blog' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
  await expect(page.locator('li h2').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();
});

test('a heading of an article is a link to itself that can be shared', async ({ open, page, complaints }) => {
  await open('/blog/what-a-camera-saves');
  const heading = page.getByRole('heading', { name: 'Four lines to add' });
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/what-a-camera-saves#section-four-lines-to-add$/);
  await expect(heading).toBeInViewport();
  expect(complaints).toEqual([]);
});

for (const width of [390, 768, 1440])
  test(`tables and code of an article stay inside a page of ${width} px`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/blog/what-a-camera-saves', '/blog/write-the-test-before-the-prompt']) {
      await open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(page.getByRole('article').locator('table, pre').first()).toBeVisible();
    }
  });
