import { mainHeadings } from '../../fixtures/every-page';
import { expect, test } from '../../fixtures/site-test';

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

  test('home is complete: headline, cards, form, links, and pictures below the first screen', async ({
    page,
  }) => {
    await page.goto('/');
    await expect.soft(page.getByRole('heading', { level: 1 })).toContainText('We build your AI.');
    await expect.soft(page.getByRole('heading', { name: 'We Do All Things AI' })).toBeVisible();
    await expect.soft(page.getByRole('link', { name: /Learn more/ })).toHaveCount(8);
    await expect.soft(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await expect
      .soft(page.getByRole('main').getByRole('link', { name: /Logistics/ }))
      .toHaveAttribute('href', '/industries/logistics');
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
    await expect(page.getByText('Thank you!')).toBeInViewport();
    expect(await site.run('leads', '--json')).toContain('Scriptless Visitor');
  });
});

test('an address is found in any case and with a slash at its end, and the page names the one to keep', async ({
  page,
}) => {
  for (const [typed, path] of [
    ['/BLOG', '/blog'],
    ['/blog/', '/blog'],
    ['/Contact', '/contact'],
    ['/contact/', '/contact'],
    ['/Industries/Legal', '/industries/legal'],
    ['/industries/legal/', '/industries/legal'],
  ] as const) {
    const response = await page.goto(typed);
    expect.soft(response?.status(), typed).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.soft(heading, typed).toHaveText(mainHeadings[path], { useInnerText: true });
    const kept = await page.locator('link[rel=canonical]').getAttribute('href');
    expect.soft(new URL(kept ?? '').pathname, typed).toBe(path);
  }
});

test('an address that is none is answered 404 with the fallback card', async ({ page }) => {
  for (const path of ['/nope', '/industries', '/industries/nope', '/blog/a/b']) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await expect.soft(page.getByRole('heading', { name: '404 Page Not Found' }), path).toBeVisible();
    await expect.soft(page.getByText('Did you forget to add the page to the router?'), path).toBeVisible();
  }
});
