import { expect, test } from '../../fixtures/site-test';

const heldBack = /\/styles\//;

test('a dialog that is opened before its styles came has the focus in it once it is shown', async ({
  page,
}) => {
  await page.goto('/');
  const buttons = page.locator('header button[commandfor]');
  const names = await buttons.evaluateAll((all) => [
    ...new Set(all.filter((button) => button.checkVisibility()).map((button) => button.textContent)),
  ]);
  expect(names).toContain('Search');
  // To who has been here before, a sheet with the typeface comes before anything is painted.
  await page.addInitScript(() => localStorage.clear());
  for (const name of names)
    await test.step(name, async () => {
      let bringStyles = () => {};
      const opened = new Promise<void>((resolve) => (bringStyles = resolve));
      await page.route(heldBack, async (route) => {
        await opened;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const button = page.getByRole('banner').getByRole('button', { name, exact: true });
      const dialog = page.locator(`dialog[id="${await button.getAttribute('commandfor')}"]`);
      await button.click();
      await expect(dialog).toHaveAttribute('open');
      bringStyles();
      await expect(dialog.locator(':focus')).toBeVisible();
      await page.unroute(heldBack);
    });
});
