import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/site-test';

const panel = (page: Page) => page.locator('#roi-panel');

async function openCalculator(page: Page): Promise<void> {
  await page.locator('#roi button[aria-expanded]').click();
  await page.getByRole('button', { name: '5 more cameras' }).click();
}

test('"Contact Us" of the calculator carries its figure into the message', async ({ open, page }) => {
  await open('/cctv-security');
  await openCalculator(page);
  const total = (await panel(page).locator('output').textContent()) ?? '';
  expect(total).toMatch(/^\$\d/);
  await panel(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Service')).toHaveValue('cctv-security');
  expect(await page.getByLabel('Message').inputValue()).toContain(total);
});

test('the calculator opens without what moves it', async ({ open, page }) => {
  const refused: string[] = [];
  await page.route(/\/chunks\/motion\.\w+\.js$/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await open('/cctv-security');
  await openCalculator(page);
  await expect(panel(page).locator('output')).toBeVisible();
  await expect(panel(page).locator('output')).toHaveCSS('opacity', '1');
  expect(refused).not.toEqual([]);
});
