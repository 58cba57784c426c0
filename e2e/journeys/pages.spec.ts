import AxeBuilder from '@axe-core/playwright';
import { everyPage, mainHeadings } from '../fixtures/every-page';
import { expect, test } from '../fixtures/site-test';

const widths = [320, 390, 768, 1440, 1920];

for (const path of everyPage) {
  test(`${path} comes alive with an empty console`, async ({ open, page, complaints }) => {
    await open(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation in the ${theme} theme`, async ({ open, page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(path);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      );
    });
  }

  test(`${path} does not scroll sideways from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('an article comes alive with an empty console', async ({ open, page, complaints }) => {
  await page.goto('/blog');
  const path = await page
    .getByRole('link', { name: /Read more/ })
    .first()
    .getAttribute('href');
  await open(path ?? '');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('every drawing is in its place, on arrival and after a navigation', async ({ page, open }) => {
  const empty = page.locator('svg.dw:empty, [data-drawing]');
  const drawn = page.getByRole('img', { name: /^Five agents, Alpha to Epsilon/ });
  await open('/');
  await expect(drawn).toBeAttached();
  await expect(empty).toHaveCount(0);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(drawn).toBeAttached();
  await expect(empty).toHaveCount(0);
});

test('a page whose late data cannot be had stays readable, and the site is told', async ({ page }) => {
  await page.route('**/late/*.json', (route) => route.fulfill({ status: 404, body: '' }));
  const told = page.waitForRequest('**/_site/error');
  await page.goto('/infrastructure');
  await page.keyboard.press('Shift');
  expect((await told).postData()).toContain('/late/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await page.getByRole('button', { name: 'Industries' }).click();
  await expect(page.getByRole('navigation', { name: 'Industries', exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('home is complete: headline, cards, form and links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We build your AI.');
    await expect(page.getByRole('heading', { name: 'We Do All Things AI' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Learn more/ })).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Logistics/ })).toHaveAttribute(
      'href',
      '/industries/logistics',
    );
  });

  test('drawings below the first screen are pictures', async ({ page }) => {
    await page.goto('/');
    const pictures = await page
      .locator('main [data-drawing]')
      .evaluateAll((places) => places.map((place) => getComputedStyle(place).backgroundImage));
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) expect(picture).toContain('url("data:image/svg+xml');
  });

  test('the menus open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Industries' }).click();
    await page.getByRole('navigation', { name: 'Industries', exact: true }).getByText('Logistics').click();
    await expect(page).toHaveURL(/\/industries\/logistics$/);
  });

  test('the blog shows its posts', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.getByText('5 min read').count()).toBeGreaterThanOrEqual(4);
  });

  test('the contact form brings in a lead', async ({ page, site }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Scriptless Visitor');
    await page.getByLabel('Company').fill('Example Works');
    await page.getByLabel('Email').fill('visitor@example.com');
    await page.getByLabel('Phone').fill('+44 20 0000 0000');
    await page.getByLabel('Service').selectOption('other');
    await page.getByLabel('Message').fill('Sent by the platform alone.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/sent=1/);
    expect(site.run('leads', '--json')).toContain('Scriptless Visitor');
  });
});

for (const [typed, path] of [
  ['/BLOG', '/blog'],
  ['/blog/', '/blog'],
  ['/Contact', '/contact'],
  ['/contact/', '/contact'],
  ['/Industries/Legal', '/industries/legal'],
  ['/industries/legal/', '/industries/legal'],
] as const)
  test(`${typed} shows the page ${path} and names it as the address to keep`, async ({ page }) => {
    const response = await page.goto(typed);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mainHeadings[path], {
      useInnerText: true,
    });
    const kept = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(kept ?? '').pathname).toBe(path);
  });

for (const path of ['/nope', '/industries', '/industries/nope', '/blog/a/b'])
  test(`${path} is answered 404 with the fallback card`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
