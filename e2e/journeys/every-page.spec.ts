import { defaultBrand } from '@northgate/site/brand.default';
import { everyPage } from '../fixtures/every-page';
import { expect, test } from '../fixtures/site-test';

const booking = defaultBrand.bookingUrl;

for (const path of everyPage) {
  test(`${path} stands whole between header and footer, asks nobody who they are, and leads to a person`, async ({
    page,
  }) => {
    await page.goto(path);
    const header = page.getByRole('banner');
    const heading = page.getByRole('heading', { level: 1 });
    const below = (await header.boundingBox())?.height ?? Infinity;
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(below);
    await expect(page.getByRole('contentinfo')).toContainText(defaultBrand.company.name);

    await page.evaluate(() => window.scrollTo(0, 500));
    expect((await header.boundingBox())?.y).toBe(0);

    await expect(page.locator('input[type=password]')).toHaveCount(0);
    await expect(page.getByText(/\b(sign in|log in|sign up|create an account)\b/i)).toHaveCount(0);

    const contact = page.locator(`a[href="/contact"], a[href="${booking}"], main form`);
    await expect(contact.filter({ visible: true }).first()).toBeVisible();
    for (const link of await page.locator(`a[href="${booking}"]`).all())
      await expect(link).toHaveAttribute('target', '_blank');
  });
}
