import type { Page } from '@playwright/test';
import { defaultBrand } from '@northgate/site/brand.default';
import { mainHeadings } from '../fixtures/every-page';
import { expect, test } from '../fixtures/site-test';

const booking = defaultBrand.bookingUrl;
const tagline =
  'End-to-end AI, built and secured for you. From setup to automation, we deliver enterprise-grade implementation you can trust.';

const screens = [
  ...Object.entries(mainHeadings).map(([path, heading]) => [path, heading, 200] as const),
  ['/blog/what-a-camera-saves', 'What a camera saves, and the line the calculator leaves out', 200],
  ['/nope', '404 Page Not Found', 404],
] as const;

/** Where the content begins, its grounds included, in pixels from the top of the window. */
const topOfContent = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    Math.min(
      ...Array.from(main.querySelectorAll<HTMLElement>('*:not(svg *)'))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ top }) => top),
    ),
  );

for (const [path, heading, status] of screens) {
  test(`${path} stands whole between header and footer, asks nobody who they are, and leads to a person`, async ({
    page,
    context,
  }) => {
    expect((await page.goto(path))?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { useInnerText: true });
    const header = page.getByRole('banner');
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Without its hairline, which lies on the first pixel of the ground.
      const below = await header.evaluate((element) => element.clientHeight);
      expect(await topOfContent(page)).toBeGreaterThanOrEqual(below);
    }
    await expect(page.getByRole('contentinfo')).toContainText(defaultBrand.company.name);
    await expect(page.getByRole('contentinfo')).toContainText(tagline);

    await expect(page.locator('input[type=password]')).toHaveCount(0);
    await expect(page.getByText(/\b(sign in|log in|sign up|create an account)\b/i)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);

    const contact = page.locator(`a[href="/contact"], a[href="${booking}"], main form`);
    await expect(contact.filter({ visible: true }).first()).toBeVisible();
    for (const link of await page.locator(`a[href="${booking}"]`).all())
      await expect(link).toHaveAttribute('target', '_blank');

    await page.setViewportSize({ width: 1280, height: 300 });
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    expect((await header.boundingBox())?.y).toBe(0);
  });

  test(`${path} asks the api once at most, and no page but the listing shows that it is down`, async ({
    open,
    page,
  }) => {
    await page.clock.install();
    const asked: string[] = [];
    await page.route('**/api/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 500, body: 'broken' });
    });
    await open(path);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(60_000);

    expect(asked).toEqual(path === '/blog' ? ['/api/blog'] : []);
    await expect(page.getByText('Error Loading Blog')).toBeVisible({ visible: path === '/blog' });
    await expect(page.getByText('500: broken')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
