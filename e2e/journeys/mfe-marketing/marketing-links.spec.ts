import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/site-test';

const solutions = [
  '/cctv-security',
  '/cybersecurity',
  '/red-teaming',
  '/infrastructure',
  '/meridian-tech',
  '/custom-models',
  '/meridian-studio',
];
const marketingPages = ['/', ...solutions, '/contact', '/privacy-policy', '/trust'];

/** Answers for the sites that the brand names, so that a new tab has something to show. */
async function answerOutside(page: Page): Promise<void> {
  await page
    .context()
    .route(/northgate\.example/, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
}

/** Clicks a link that opens a new tab and returns the tab's address. */
async function addressOfNewTab(page: Page, click: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), click()]);
  await tab.waitForURL(/northgate\.example/);
  const address = tab.url();
  await tab.close();
  return address;
}

test('home leads to every solution, from its portfolio by "Learn more" too', async ({ open, page }) => {
  await open('/');
  for (const path of solutions)
    await expect
      .soft(page.getByRole('main').locator(`a[href="${path}"]`).filter({ visible: true }).first(), path)
      .toBeVisible();
  const portfolio = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Four things we build' }) });
  const more = portfolio.getByRole('link', { name: /Learn more/ });
  const addresses = await more.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual([
    '/custom-models',
    '/infrastructure',
    '/meridian-studio',
    '/meridian-tech',
  ]);
  await more.and(page.locator('a[href="/meridian-studio"]')).click();
  await expect(page).toHaveURL(/\/meridian-studio$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You Vibe Code, We Distribute');
});

test('"Get Your AI Infrastructure" opens its dialog, which closes by its button and by Escape', async ({
  open,
  page,
}) => {
  await open('/');
  const opener = page.getByRole('button', { name: 'Get Your AI Infrastructure' });
  const dialog = page.getByRole('dialog', { name: 'Get Your AI Infrastructure' });
  await opener.click();
  await expect(dialog).toContainText('7-day setup');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the dialog leads to the booking page in a new tab, and closes on the way to the contact section', async ({
  open,
  page,
}) => {
  await answerOutside(page);
  await open('/');
  await page.getByRole('button', { name: 'Get Your AI Infrastructure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Your AI Infrastructure' });
  const book = dialog.getByRole('link', { name: 'Book a Call' });
  expect(await addressOfNewTab(page, () => book.click())).toBe(
    'https://booking.northgate.example/consultation',
  );
  await dialog.getByRole('link', { name: 'Contact Us' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
});

test('each platform button opens the platform in a new tab and leaves this one where it is', async ({
  open,
  page,
}) => {
  await answerOutside(page);
  await open('/meridian-tech');
  const buttons = page.getByRole('link', { name: /^Open Meridian/ });
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all())
    expect(await addressOfNewTab(page, () => button.click())).toBe('https://meridian.northgate.example/');
  await expect(page).toHaveURL(/\/meridian-tech$/);
});

test('the contact page opens the booking page in a new tab, and a mail draft', async ({ open, page }) => {
  await answerOutside(page);
  await open('/contact');
  const book = page.getByRole('link', { name: 'Schedule Consultation' });
  expect(await addressOfNewTab(page, () => book.click())).toBe(
    'https://booking.northgate.example/consultation',
  );
  await expect(page.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    'mailto:hello@northgate.example',
  );
});

test('the studio leads to the contact page and to the platform', async ({ open, page }) => {
  await open('/meridian-studio');
  const link = (name: string) => page.getByRole('link', { name });
  await expect(link('Start Creating')).toHaveAttribute('href', '/contact');
  await expect(link('Start Your Project')).toHaveAttribute('href', '/contact');
  await link('Explore AI Platform').click();
  await expect(page).toHaveURL(/\/meridian-tech$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of marketingPages)
    test(`${path} is read whole and each of its links leads somewhere`, async ({ page, request }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const heading of await main.locator(':is(h1, h2, h3):not(dialog *)').all())
        await expect(heading).toBeVisible();
      const hrefs = await main
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of new Set(hrefs)) {
        if (href.startsWith('#')) await expect(page.locator(href), href).toHaveCount(1);
        else if (href.startsWith('/')) expect((await request.get(href)).status(), href).toBe(200);
        else expect(href).toMatch(/^(https:\/\/|mailto:.+@|tel:\+\d)/);
      }
    });

  for (const [path, values] of [
    ['/cctv-security', [99, 95, 98]],
    ['/cybersecurity', [70, 48, 90]],
    ['/red-teaming', [90, 85, 92, 95]],
    ['/infrastructure', [98, 95, 99, 92, 98, 95, 99, 97]],
  ] as const)
    test(`the bars on ${path} stand at their values`, async ({ page }) => {
      await page.goto(path);
      const shown = await page
        .locator('[role=meter]:visible')
        .evaluateAll((meters) => meters.map((meter) => Number(meter.getAttribute('aria-valuenow'))));
      expect(shown).toEqual(values);
    });
});
