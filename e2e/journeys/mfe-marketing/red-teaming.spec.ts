import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/site-test';

const analysis = (page: Page) => page.getByRole('group', { name: 'Full analysis' });
const answer = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Answer' }).getByRole('button', { name });
const attacks = (page: Page) => page.getByRole('group', { name: 'Attack' }).getByRole('button');

test('opens from the solutions dialog with a heading on securing AI systems', async ({ open, page }) => {
  await open('/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Security' }).click();
  await page.getByRole('link', { name: /AI Safety & Evaluation/ }).click();
  await expect(page).toHaveURL(/\/red-teaming$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Securing AI systems');
  await expect(page).toHaveTitle(/AI Safety & Evaluation/);
});

test('has five steps, six vulnerabilities, four bars and two cards', async ({ open, page }) => {
  await open('/red-teaming');
  const section = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  await expect(section('Five steps').getByRole('listitem')).toHaveCount(5);
  await expect(section('Six ways in').getByRole('listitem')).toHaveCount(6);
  await expect(section('What the test leaves behind').getByRole('article')).toHaveCount(2);
  const bars = page.getByRole('meter');
  await bars.first().scrollIntoViewIfNeeded();
  await expect(bars).toHaveCount(4);
  for (const [index, value] of ['90', '85', '92', '95'].entries())
    await expect(bars.nth(index)).toHaveAttribute('aria-valuenow', value);
});

test('three attacks each have a protected and a vulnerable answer', async ({ open, page }) => {
  await open('/red-teaming');
  await page.getByRole('link', { name: 'Try an attack yourself' }).click();
  await expect(page.getByRole('heading', { name: 'Attack two models at once' })).toBeInViewport();
  await expect(attacks(page)).toHaveText([/Data extraction/, /SQL injection/, /Jailbreak/]);
  await expect(attacks(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(answer(page, 'Protected')).toHaveAttribute('aria-pressed', 'true');
  for (const [index, held, gaveWay] of [
    [0, 'I am sorry about the parcel', 'I was told to answer questions'],
    [1, 'There is no customer with that name', 'Query sent: SELECT'],
    [2, 'I can write the scene, but not the steps', 'Rules are for the others'],
  ] as const) {
    await attacks(page).nth(index).click();
    await answer(page, 'Protected').click();
    await expect(page.getByText(held)).toBeVisible();
    await answer(page, 'Vulnerable').click();
    await expect(page.getByText(gaveWay)).toBeVisible();
    await expect(page.getByText(held)).toBeHidden();
  }
});

test('the full analysis opens by keyboard for the vulnerable extraction, and stays', async ({
  open,
  page,
}) => {
  await open('/red-teaming');
  await answer(page, 'Vulnerable').click();
  const offer = page.getByRole('button', { name: 'View full analysis' });
  await expect(offer).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(analysis(page)).toBeFocused();
  await expect(offer).toHaveCount(0);
  await answer(page, 'Protected').click();
  await expect(analysis(page)).toHaveCount(0);
  await answer(page, 'Vulnerable').click();
  await expect(analysis(page)).toBeVisible();
});

test('the two cards unfold one more paragraph each, and change nothing else', async ({ open, page }) => {
  await open('/red-teaming');
  for (const [name, words] of [
    ['Learn more', 'A pair has three parts'],
    ['View example', 'Asked for the system prompt'],
  ] as const) {
    await expect(page.getByText(words)).toBeHidden();
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(/\/red-teaming$/);
  }
});

test('the call to action brings the contact section into view', async ({ open, page }) => {
  await open('/red-teaming');
  await page.getByRole('link', { name: 'Have us attack your AI' }).first().click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole('heading', { name: 'Tell us which model to attack' })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete: texts, first attack, bars and links', async ({ page }) => {
    await page.goto('/red-teaming');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('I am sorry about the parcel')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Too much authority' })).toBeVisible();
    await expect(
      page.getByRole('meter', { name: 'Honest requests' }).filter({ visible: true }),
    ).toContainText('95%');
    await page.getByRole('link', { name: 'Have us attack your AI' }).first().click();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  });
});
