import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/site-test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByLabel('Search the site');
const options = (page: Page) => dialog(page).getByRole('option');

test('results come as one types, and keys alone lead to a section', async ({ open, page }) => {
  await open('/contact');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('minimum resoluton');
  await expect(options(page).first().locator('mark').first()).toBeVisible();
  await field(page).fill('deployment optons');
  await expect(options(page).first()).toHaveAttribute('href', /^\/custom-models#/);
  await expect(dialog(page).getByRole('status')).toContainText('for “deployment optons”');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/custom-models#/);
  await expect(dialog(page)).toBeHidden();
});

test('it opens from header, mobile menu and the page of an unknown address', async ({ page }) => {
  await page.goto('/nope');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click();
  await expect(dialog(page)).toBeVisible();
});

test('shortcuts open it, but not while one types', async ({ open, page }) => {
  await open('/contact');
  await page.getByLabel('Name').fill('a');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('a/');
  await page.getByLabel('Name').blur();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
});

test('what was found has an address, and going back to it shows it again', async ({ open, page }) => {
  await open('/search?q=cold+chain');
  const found = page.getByRole('main').locator('[data-search-results]');
  await expect(found.getByRole('link', { name: /Logistics/ }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  await page.goBack();
  await expect(found.getByRole('link', { name: /Logistics/ }).first()).toBeVisible();
  await expect(page.getByLabel(/Words to look for/)).toHaveValue('cold chain');
});

test('while the api is away it says so and leads on', async ({ open, page }) => {
  await page.route('**/api/search**', (route) => route.fulfill({ status: 503, body: '' }));
  await open('/contact');
  await page.keyboard.press('/');
  await page.keyboard.type('camera');
  await expect(dialog(page).getByRole('status')).toContainText('Search is not available right now.');
  await dialog(page).getByRole('link', { name: 'AI CCTV Security' }).click();
  await expect(page).toHaveURL(/\/cctv-security$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the dialog and the page answer with results', async ({ page }) => {
    await page.goto('/search');
    await page.getByLabel(/Words to look for/).fill('helthcare');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=helthcare$/);
    await expect(page.getByLabel(/Words to look for/)).toHaveValue('helthcare');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Healthcare/ })
        .first(),
    ).toBeVisible();
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await field(page).fill('cold chain');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=cold\+chain$/);
    await expect(page.getByText(/results? for “cold chain”/)).toBeVisible();
  });
});
