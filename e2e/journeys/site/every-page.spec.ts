import type { Page } from '@playwright/test';
import { defaultBrand } from '@northgate/site/brand.default';
import { accessibilityProblems } from '../../fixtures/accessibility';
import { allPartsAlive } from '../../fixtures/all-parts-alive';
import { screens } from '../../fixtures/every-page';
import { follow } from '../../fixtures/follow-link';
import { htmlProblems } from '../../fixtures/html-problems';
import { keyboardFaults } from '../../fixtures/keyboard-walk';
import { letteringFaults } from '../../fixtures/lettering';
import { pageShape } from '../../fixtures/page-shape';
import { raggedLines } from '../../fixtures/ragged-lines';
import { refusals } from '../../fixtures/refusals';
import { expect, test } from '../../fixtures/site-test';
import { faultsWhileScrolling } from '../../fixtures/while-scrolling';

const booking = defaultBrand.bookingUrl;
const tagline =
  'End-to-end AI, built and secured for you. From setup to automation, we deliver enterprise-grade implementation you can trust.';

const scrolledWindows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** What arrives in the first round trip after the connection: ten segments of 1460 bytes (docs/decisions/1004). */
const firstRoundTrip = 14_600;

// One visit has to do for everything that holds on every page: opening it is what takes the time.
for (const { app, path, heading, status } of screens)
  test(
    `${path} arrives whole, comes alive without a complaint, and suits everybody`,
    { tag: `@${app}` },
    async ({ page, complaints }) => {
      await page.clock.install();
      const refused = await refusals(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      let arrived: string[] = [];
      const response = await page.goto(path);

      await test.step('it arrives whole', async () => {
        expect.soft(response?.status()).toBe(status);
        const { responseHeadersSize = 0, responseBodySize = 0 } = (await response?.request().sizes()) ?? {};
        expect.soft(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(firstRoundTrip);
        expect.soft(htmlProblems((await response?.text()) ?? '')).toEqual([]);
        await expect
          .soft(page.getByRole('heading', { level: 1 }))
          .toHaveText(heading, { useInnerText: true });
        await standsBelowHeader(page);
        await doesNotScrollSideways(page);
      });
      await test.step('it comes alive', async () => {
        await page.keyboard.press('Shift');
        await page.locator('html[data-booted]:not([data-awaits-styles])').waitFor();
        await allPartsAlive(page);
        arrived = await pageShape(page);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.clock.runFor(60_000);
      });
      await test.step('it asks nobody who they are and leads to a person', async () => {
        await leadsToAPerson(page);
        expect.soft(await page.context().cookies()).toEqual([]);
        const calls = asked.filter((address) => address.startsWith('/api/'));
        expect.soft(calls, 'the api is asked once at most').toEqual(path === '/blog' ? ['/api/blog'] : []);
        await expect.soft(page.getByRole('alert')).toHaveCount(0);
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await test.step('there is nothing to stumble over while one scrolls, however wide the window', async () => {
        for (const size of scrolledWindows) {
          await page.setViewportSize(size);
          expect.soft(await faultsWhileScrolling(page), `${size.width} px`).toEqual([]);
          expect.soft(await letteringFaults(page), `drawings at ${size.width} px`).toEqual([]);
          expect.soft(await raggedLines(page), `texts at ${size.width} px`).toEqual([]);
          expect.soft(await afterFooter(page), `after the footer at ${size.width} px`).toBeLessThan(1);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      });
      await test.step('it suits everybody', async () => {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        expect.soft(await accessibilityProblems(page), 'by day').toEqual([]);
        await page.getByRole('button', { name: 'Switch between day and night' }).click();
        await expect.soft(page.locator('html')).toHaveClass(/dark/);
        expect.soft(await accessibilityProblems(page), 'by night').toEqual([]);
        expect.soft(await keyboardFaults(page), 'by keyboard').toEqual([]);
        await keepsItsHeader(page);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      });
      // The blog loads itself anew for who comes to it from elsewhere.
      if (!path.startsWith('/blog'))
        await test.step('it is the same for who comes from another page', async () => {
          await page.setViewportSize({ width: 1280, height: 900 });
          await follow(page, path === '/contact' ? '/' : '/contact');
          await follow(page, path);
          await allPartsAlive(page);
          expect.soft(await pageShape(page)).toEqual(arrived);
        });
      expect(refused).toEqual([]);
      expect(complaints.filter((text) => status !== 404 || !text.includes('status of 404'))).toEqual([]);
    },
  );

async function standsBelowHeader(page: Page): Promise<void> {
  for (const width of [400, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Without its hairline, which lies on the first pixel of the ground.
    const below = await page.getByRole('banner').evaluate((element) => element.clientHeight);
    expect.soft(await topOfContent(page), `${width} px`).toBeGreaterThanOrEqual(below);
  }
}

/** How far the page goes on after its footer, in pixels. */
const afterFooter = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate(
      (footer) =>
        document.documentElement.scrollHeight - window.scrollY - footer.getBoundingClientRect().bottom,
    );

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

async function doesNotScrollSideways(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1440, 1920, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
}

async function leadsToAPerson(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect.soft(footer).toContainText(defaultBrand.company.name);
  await expect.soft(footer).toContainText(tagline);
  await expect.soft(page.locator('input[type=password]')).toHaveCount(0);
  await expect.soft(page.getByText(/\b(sign in|log in|sign up|create an account)\b/i)).toHaveCount(0);
  const contact = page.locator(`a[href="/contact"], a[href="${booking}"], main form`);
  await expect.soft(contact.filter({ visible: true }).first()).toBeVisible();
  for (const link of await page.locator(`a[href="${booking}"]`).all())
    await expect.soft(link).toHaveAttribute('target', '_blank');
}

async function keepsItsHeader(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  expect.soft(await page.evaluate(() => window.scrollY)).toBe(500);
  expect.soft((await page.getByRole('banner').boundingBox())?.y).toBe(0);
}
