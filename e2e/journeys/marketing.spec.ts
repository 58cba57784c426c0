import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site-test';

const pagesWithVideo = ['/cctv-security', '/cybersecurity'];
const readings = (page: Page) =>
  page
    .getByRole('meter')
    .evaluateAll((meters) => meters.map((meter) => Number(meter.getAttribute('aria-valuenow'))));
const embed = (page: Page) => page.locator('[data-video] iframe');

for (const path of pagesWithVideo)
  test(`the video on ${path} plays muted, and its button rewrites the mute parameter alone`, async ({
    open,
    page,
  }) => {
    await open(path);
    await page.locator('[data-video]').scrollIntoViewIfNeeded();
    await expect(embed(page)).toHaveAttribute('src', /autoplay=1&mute=1&loop=1&controls=0$/);
    const muted = (await embed(page).getAttribute('src')) ?? '';
    const unmute = page.getByRole('button', { name: 'Unmute', exact: true });
    await expect(unmute).toBeVisible();
    // The control begins to work a second after the page.
    await expect(async () => {
      await unmute.click({ timeout: 500 });
      await expect(embed(page)).toHaveAttribute('src', muted.replace('mute=1', 'mute=0'), { timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(embed(page)).toHaveAttribute('src', muted);
  });

test('the clock on the cybersecurity page ticks by itself and can be paused', async ({ page }) => {
  await page.goto('/cybersecurity');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText('00:02');
  await expect(page.getByText(/every second puts your business at risk/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const stopped = (await timer.textContent()) ?? '';
  await page.waitForTimeout(1500);
  await expect(timer).toHaveText(stopped);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(timer).not.toHaveText(stopped);
});

test('the bars on the cybersecurity page grow to 70, 48 and 90 once they are seen', async ({
  open,
  page,
}) => {
  await open('/cybersecurity');
  await page.getByRole('meter').first().scrollIntoViewIfNeeded();
  await expect.poll(() => readings(page)).toEqual([70, 48, 90]);
});

test('the bars on the camera page grow to 99, 95 and 98 once they are seen', async ({ open, page }) => {
  await open('/cctv-security');
  expect(await readings(page)).toEqual([0, 0, 0]);
  await page.getByRole('meter').first().scrollIntoViewIfNeeded();
  await expect.poll(() => readings(page)).toEqual([99, 95, 98]);
});

test('the bars on the infrastructure page fill to 98, 95, 99 and 92 once they are seen', async ({
  open,
  page,
}) => {
  await open('/infrastructure');
  await page.getByRole('meter').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readings(page)).slice(0, 4)).toEqual([98, 95, 99, 92]);
});

for (const path of [
  '/',
  '/cctv-security',
  '/cybersecurity',
  '/red-teaming',
  '/infrastructure',
  '/meridian-tech',
])
  test(`every link to the contact section on ${path} brings it into view`, async ({ open, page }) => {
    await open(path);
    const links = page.getByRole('main').locator('a[href="#contact"]:visible');
    const count = await links.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await links.nth(index).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCount(1);
    }
  });

test('the header is Night over a Night opening, until it is scrolled or a menu covers it', async ({
  open,
  page,
}) => {
  await open('/cybersecurity');
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).getPropertyValue('--colors-ink'));
  const night = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).getPropertyValue('--colors-ink'));
  await expect.poll(ground).toBe(night);
  await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click();
  await expect.poll(ground).not.toBe(night);
  await page.keyboard.press('Escape');
  await expect.poll(ground).toBe(night);
  await page.mouse.wheel(0, 300);
  await expect.poll(ground).not.toBe(night);
});

test('the dots on the home plate rest when they are paused', async ({ page }) => {
  await page.goto('/');
  const moved = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName?.includes('traffic'))
        .map((animation) => Number(animation.currentTime)),
    );
  const stands = async () => {
    const before = await moved();
    await page.waitForTimeout(400);
    return before.length === 8 && JSON.stringify(await moved()) === JSON.stringify(before);
  };
  expect(await stands()).toBe(false);
  await page.getByRole('checkbox', { name: 'Pause the drawing' }).check();
  await expect.poll(stands).toBe(true);
  await page.getByRole('checkbox', { name: 'Pause the drawing' }).uncheck();
  await expect.poll(stands).toBe(false);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on home moves by itself', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByRole('checkbox', { name: 'Pause the drawing' })).toBeHidden();
  });

  test('videos stay on their still until they are asked', async ({ open, page }) => {
    await open('/cybersecurity');
    await page.locator('[data-video]').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Play video' }).click();
    await expect(embed(page)).toHaveAttribute('src', /mute=1/);
  });
});
