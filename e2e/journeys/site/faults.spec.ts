import type { Locator, Page } from '@playwright/test';
import { pressChatButton } from '../../fixtures/chat-button';
import { breakRemote, type Fault } from '../../fixtures/broken-remote';
import { faults } from '../../fixtures/faults';
import { expect, openAlive, test } from '../../fixtures/site-test';

/** Lets the page's time pass, far faster than ours, until something holds. */
async function inTime(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2000);
    await holds();
  }).toPass();
}

const shown = (part: Locator) => () => expect(part).toBeVisible({ timeout: 500 });
const withoutScript = (page: Page) => () =>
  expect(page.locator('html[data-without-script]')).toBeAttached({ timeout: 500 });

/** A link of this page, so that no test depends on which menus there are. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a href="${href}">On to ${href}.</a>`);
  }, path);
  await page.getByRole('link', { name: `On to ${path}.` }).click();
}

/** Header and footer stand, the frame answers, nothing foreign has run. */
async function expectLivingFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Switch between day and night' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page).not.toHaveTitle('Taken over');
}

const contactAway = (page: Page) => page.getByText('The form is not available right now.');
const chatAway = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Ask us directly' });
const launcher = (page: Page) => page.locator('[data-island="chat-launcher"]');
const calculatorAway = (page: Page) => page.getByRole('link', { name: 'Send us the numbers' });
const assistant = ['mfe-tools', 'mfe-chat'] as const;

/** What a fault costs, by where a visitor meets it. */
const places: Record<string, (page: Page, fault: Fault) => Promise<void>> = {
  'leaves its page as it was served: readable, linked, in a living frame': async (page, fault) => {
    await breakRemote(page, 'mfe-blog', fault);
    await openAlive(page, '/blog');
    await inTime(page, withoutScript(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights and Resources');
    await expectLivingFrame(page);

    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('This part of the page did not load')).toBeVisible();
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  },
  'costs the pages that embed it a contact form, a chat, a calculator, and no more': async (page, fault) => {
    for (const app of assistant) await breakRemote(page, app, fault);
    await openAlive(page, '/');
    await page.getByRole('button', { name: 'Ask our AI anything...' }).click();
    await expectFallbacks(page, [chatAway(page), contactAway(page)]);
    await pressChatButton(page);
    await inTime(page, shown(launcher(page).getByRole('link', { name: 'Ask us directly' })));
    await openAlive(page, '/cctv-security');
    await expectFallbacks(page, [calculatorAway(page), contactAway(page)]);
    await expectLivingFrame(page);
  },
  'gives way, on navigation to its page, to the page as the server has it': async (page, fault) => {
    await breakRemote(page, 'mfe-blog', fault);
    await openAlive(page, '/privacy-policy');
    await page.evaluate(() => Object.assign(window, { leftBehind: true }));
    await follow(page, '/blog');
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
    await inTime(page, async () => expect(await page.evaluate(() => 'leftBehind' in window)).toBe(false));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights and Resources');
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
    await page.keyboard.press('Shift');
    await inTime(page, withoutScript(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights and Resources');
    await expectLivingFrame(page);
  },
  'costs no more when a visitor comes from another page': async (page, fault) => {
    for (const app of assistant) await breakRemote(page, app, fault);
    await openAlive(page, '/privacy-policy');
    await follow(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We build your AI.');
    await expectFallbacks(page, [chatAway(page), contactAway(page)]);
    await follow(page, '/cctv-security');
    await expect(page).toHaveURL(/cctv-security/);
    await expectFallbacks(page, [calculatorAway(page), contactAway(page)]);
    await expectLivingFrame(page);
  },
};
const [onArrival = '', embedded = '', onNavigation = '', embeddedLater = ''] = Object.keys(places);

// Every fault where it costs most, and each kind of fault in every place. That the loader tells all of them from a module is
// tested beside it.
for (const [index, fault] of faults.entries()) {
  const isFirstOfKind = faults.findIndex(({ kind }) => kind === fault.kind) === index;
  const chosen = isFirstOfKind
    ? Object.keys(places)
    : [onArrival, [embedded, onNavigation, embeddedLater][index % 3] ?? ''];
  for (const place of chosen)
    test(`a remote that ${fault.title} ${place}`, async ({ page }) => {
      await page.clock.install();
      await places[place]?.(page, fault);
    });
}

async function expectFallbacks(page: Page, fallbacks: Locator[]): Promise<void> {
  for (const fallback of fallbacks)
    await inTime(page, async () => {
      // A part is asked for once it has been in view for a frame.
      for (const part of await page.locator('[data-island^="mfe-"]').all())
        await part.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => {});
      await shown(fallback)();
    });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
