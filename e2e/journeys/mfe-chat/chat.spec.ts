import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/accessibility';
import { chatButton, pressChatButton } from '../../fixtures/chat-button';
import { expect, test } from '../../fixtures/site-test';

const question = 'How fast are the alerts of the cameras?';
const inline = (page: Page) => page.getByRole('region', { name: 'AI assistant' });
const floating = (page: Page) => page.getByRole('dialog', { name: 'Ask Northgate' });

/** The name of the button that a click in the middle of an element would hit. */
async function atCentreOf(page: Page, element: Locator): Promise<string | null | undefined> {
  const box = await element.boundingBox();
  if (!box) return null;
  const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
  return page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label'),
    centre,
  );
}

async function expand(page: Page): Promise<void> {
  await inline(page).getByRole('button', { name: 'Ask our AI anything...' }).click();
  await expect(inline(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
}

test('the inline chat answers by keyboard alone, and the answer leads to the page it is from', async ({
  open,
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/');
  await inline(page).getByRole('button', { name: 'Ask our AI anything...' }).focus();
  await page.keyboard.press('Enter');
  await expect(inline(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
  const panel = inline(page).getByRole('log').locator('xpath=../..');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(600);
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  const log = inline(page).getByRole('log');
  await expect(log).toContainText('300 ms');
  await expect(inline(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
  await log.getByRole('link', { name: 'AI CCTV Security' }).click();
  await expect(page).toHaveURL(/\/cctv-security/);
  expect(complaints).toEqual([]);
});

test('what was said survives a visit to another page and is gone after a reload', async ({ open, page }) => {
  await open('/');
  await expand(page);
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(inline(page).getByRole('log')).toContainText('300 ms');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expand(page);
  await expect(inline(page).getByRole('log')).toContainText('300 ms');
  await open('/');
  await expand(page);
  await expect(inline(page).getByRole('log')).toBeEmpty();
});

test('an answer in events passes the page server piece by piece', async ({ site }) => {
  const response = await fetch(`${site.origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: question }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(await response.text()).toMatch(/^event: answer\ndata: \{"response":"[^"]*300 ms/);
});

test('the floating chat greets, answers and gives focus back, by keyboard alone', async ({ open, page }) => {
  await open('/');
  const opener = await chatButton(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(floating(page).getByText('Hello! How can I help you today?')).toBeVisible();
  await expect(floating(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('What is the capital of France?');
  await page.keyboard.press('Enter');
  await expect(floating(page).getByRole('log')).toContainText('I can only answer about');
  await expect(floating(page).getByRole('link', { name: 'Contact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(floating(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

// Colours do not depend on the width nor places on the theme, so each is tried with one of the other.
for (const [scheme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const)
  test(`both chats have no accessibility violation and fit, ${scheme} at ${width} px`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
    await open('/');
    await expand(page);
    await expect
      .poll(() => atCentreOf(page, inline(page).getByRole('button', { name: 'Send' })))
      .toBe('Send');
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    await expect(inline(page).getByRole('log')).toContainText('300 ms');
    expect(await accessibilityProblems(page, '[aria-label="AI assistant"]')).toEqual([]);
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeHidden();
    await inline(page).getByRole('button', { name: 'Back' }).click();
    await pressChatButton(page);
    await expect(floating(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
    expect(await accessibilityProblems(page, '[role="dialog"]:not([hidden])')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
