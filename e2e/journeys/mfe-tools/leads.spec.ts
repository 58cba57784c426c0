import type { Page } from '@playwright/test';
import { RunningSite } from '../../fixtures/running-site';
import { expect, openAlive, test } from '../../fixtures/site-test';

async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Company').fill('Example Works');
  await page.getByLabel('Email').fill('lead@example.com');
  await page.getByLabel('Phone').fill('+44 20 0000 0000');
  await page.getByLabel('Service').selectOption('cctv-security');
  await page.getByLabel('Message').fill('Twelve cameras, one gate, no guard at night.');
}

test('a lead survives the death of everything right after the answer', async ({ page }) => {
  const first = await RunningSite.start();
  await openAlive(page, `${first.origin}/contact`);
  await fillForm(page, 'Kept After Kill');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await answered).status()).toBe(201);
  await first.kill();

  const again = await RunningSite.start({ dataDir: first.dataDir });
  try {
    expect(await again.run('leads')).toContain('Kept After Kill');
    const response = await page.goto(`${again.origin}/`);
    expect(response?.status()).toBe(200);
  } finally {
    await again.stop();
  }
});

test('an empty form says what is missing under each field and sends nothing', async ({ open, page }) => {
  await open('/contact');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/contact') && sent.push(request.url()));
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const text of [
    'Name must be at least 2 characters.',
    'Company name is required.',
    'Please enter a valid email address.',
    'Please enter a valid phone number.',
    'Please select a service.',
    'Message must be at least 10 characters.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('the client of the api comes with the first turn to the form, once, and never before', async ({
  open,
  page,
}) => {
  const clients: string[] = [];
  page.on(
    'request',
    (request) => /\/chunks\/api\.\w+\.js$/.test(request.url()) && clients.push(request.url()),
  );
  await open('/contact');
  await expect(page.locator('[data-island="mfe-tools/contact-section"]')).toHaveAttribute('data-ready');
  expect(clients).toEqual([]);
  await page.getByLabel('Name').focus();
  await expect.poll(() => clients).toHaveLength(1);
  await fillForm(page, 'One Client');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent!')).toBeVisible();
  expect(clients).toHaveLength(1);
});

test('where the page cannot come alive, the browser sends what was written', async ({ page, site }) => {
  await page.route('**/assets/shell/*/browser/main.js', (route) => route.abort());
  await page.goto('/contact');
  await fillForm(page, 'Plain Browser');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you!')).toBeInViewport();
  expect(await site.run('leads', '--json')).toContain('Plain Browser');
});

test('a double click sends once, and a blocked booking tab still leaves its button', async ({
  open,
  page,
  site,
}) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await open('/contact');
  await fillForm(page, 'Quick Clicker');
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request.url()));
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Message sent!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book a Call' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect((await site.run('leads', '--json')).match(/Quick Clicker/g)).toHaveLength(1);
});

test('when the api is away the form stays filled and says so', async ({ open, page }) => {
  await open('/contact');
  await fillForm(page, 'Patient Visitor');
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Error sending message')).toBeVisible();
  await expect(page.getByText('Please try again later or contact us directly.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Patient Visitor');
  await expect(page.getByLabel('Message')).toHaveValue(/Twelve cameras/);
});

test('where the code of the form cannot be had, the browser sends what was written', async ({
  open,
  page,
  site,
}) => {
  await open('/contact');
  await expect(page.locator('[data-island="mfe-tools/contact-section"]')).toHaveAttribute('data-ready');
  await page.route('**/assets/mfe-tools/**', (route) => route.abort());
  await fillForm(page, 'Stubborn Visitor');
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-ready');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(await site.run('leads')).toContain('Stubborn Visitor');
});
