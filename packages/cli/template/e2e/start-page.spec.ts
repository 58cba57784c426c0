import { expect, test } from '@playwright/test';

test('stands in the frame of the site and finds entries by their words', async ({ page }) => {
  await page.goto('/sample');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find an entry' }).pressSequentially('second');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Second entry/]);
});

test('shows all entries without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/sample`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.close();
});
