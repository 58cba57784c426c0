import type { Page } from '@playwright/test';
import { recordAnalytics } from '../../fixtures/analytics';
import { expect, test } from '../../fixtures/site-test';

const header = (page: Page) => page.getByRole('banner');
const menuOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

test('the header holds its items in the stated order, below 768 px behind a menu', async ({ page }) => {
  await page.goto('/');
  const items = await header(page)
    .locator('a, button')
    .evaluateAll((all) =>
      all
        .filter((item) => item.checkVisibility())
        .map((item) => item.getAttribute('aria-label') ?? item.textContent),
    );
  expect(items).toEqual([
    'Northgate AI, home',
    'Home',
    'Solutions',
    'Industries',
    'Security',
    'AI Insights',
    'Search',
    'Switch between day and night',
    'Contact Us',
  ]);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Solutions' })).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(header(page).getByRole('button', { name: 'Solutions' })).toBeVisible();
});

test('the header turns translucent beyond 10 px and clear again at the top', async ({ open, page }) => {
  await open('/');
  const blur = () => header(page).evaluate((element) => getComputedStyle(element).backdropFilter);
  const scrollTo = (top: number) =>
    page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top);
  await scrollTo(10);
  await expect.poll(blur).toBe('none');
  await scrollTo(11);
  await expect.poll(blur).toContain('blur(14px)');
  await scrollTo(0);
  await expect.poll(blur).toBe('none');
  await scrollTo(500);
  await expect(header(page)).toBeInViewport();
});

// Each with a visitor of its own: the blog loads itself anew for one who comes from elsewhere.
for (const [path, current, other] of [
  ['/', 'Home', 'AI Insights'],
  ['/BLOG/', 'AI Insights', 'Home'],
] as const)
  test(`on ${path} the header marks ${current}, and not ${other}`, async ({ open, page }) => {
    await open(path);
    const link = (name: string) => header(page).getByRole('link', { name, exact: true });
    await expect(link(current)).toHaveAttribute('aria-current', 'page');
    await expect(link(other)).not.toHaveAttribute('aria-current');
  });

test('a menu opens when the mouse rests on its button for 100 ms', async ({ open, page }) => {
  await page.clock.install();
  await open('/contact');
  await page.mouse.move(600, 500);
  await page.clock.pauseAt(Date.now() + 60_000);
  await header(page).getByRole('button', { name: 'Industries' }).hover();
  await page.clock.runFor(99);
  await expect(menuOf(page, 'Industries')).toBeHidden();
  await page.clock.runFor(1);
  await expect(menuOf(page, 'Industries')).toBeVisible();
  await page.clock.resume();
});

test('a menu is used with the keyboard alone', async ({ open, page }) => {
  await open('/contact');
  const button = header(page).getByRole('button', { name: 'Industries' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page, 'Industries')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page, 'Industries').getByRole('link', { name: 'Legal' })).toBeFocused();
  await page.keyboard.press('m');
  await expect(menuOf(page, 'Industries').getByRole('link', { name: 'Manufacturing' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menuOf(page, 'Industries').getByRole('link', { name: 'Mining' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page, 'Industries')).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('letters typed within a second make one word, after it they start anew', async ({ open, page }) => {
  await page.clock.install();
  await open('/contact');
  await header(page).getByRole('button', { name: 'Industries' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('m');
  await page.keyboard.press('i');
  await expect(menuOf(page, 'Industries').getByRole('link', { name: 'Mining' })).toBeFocused();
  await page.clock.runFor(999);
  await page.keyboard.press('l');
  await expect(menuOf(page, 'Industries').getByRole('link', { name: 'Mining' })).toBeFocused();
  await page.clock.runFor(1000);
  await page.keyboard.press('l');
  await expect(menuOf(page, 'Industries').getByRole('link', { name: 'Legal' })).toBeFocused();
  await page.clock.resume();
});

test('both menus list their items in order and lead where they say', async ({ open, page }) => {
  await open('/');
  const items = (menu: string) =>
    page.locator(`#menu-${menu} a`).evaluateAll((all) => all.map((item) => item.getAttribute('href')));
  expect(await items('solutions')).toEqual([
    '/infrastructure',
    '/meridian-tech',
    '/custom-models',
    '/meridian-studio',
  ]);
  const industries =
    'legal construction manufacturing logistics healthcare retail finance energy agriculture mining';
  expect(await items('industries')).toEqual(industries.split(' ').map((name) => `/industries/${name}`));
  for (const [menu, item, path] of [
    ['Industries', 'Logistics', '/industries/logistics'],
    ['Solutions', 'Meridian Studio', '/meridian-studio'],
  ] as const) {
    await header(page).getByRole('button', { name: menu }).click();
    await menuOf(page, menu).getByRole('link', { name: item }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(menuOf(page, menu)).toBeHidden();
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  }
});

test('the overlay is up for 1000 ms and the address changes at 700', async ({ open, page }) => {
  await page.clock.install();
  await open('/');
  await page.locator('header a[href="/contact"]').hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  const overlay = page.getByRole('status', { name: 'Loading page' });
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/contact"]')?.click());
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).opacity)).toBe('0');
  await page.clock.runFor(699);
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(async () => {
    await page.clock.runFor(1);
    expect(new URL(page.url()).pathname).toBe('/contact');
  }).toPass();
  await expect(overlay).toBeVisible();
  await page.clock.runFor(300);
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  await page.clock.resume();
});

test('the footer says the visitor’s year, the company, the tagline and its links in order', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2031-05-05T12:00:00Z'));
  await open('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2031 Northgate AI');
  await expect(footer).toContainText(
    'End-to-end AI, built and secured for you. From setup to automation, we deliver enterprise-grade implementation you can trust.',
  );
  const links = await footer
    .locator('nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/infrastructure',
    '/meridian-tech',
    '/custom-models',
    '/industries/legal',
    '/industries/manufacturing',
    '/industries/construction',
    '/industries/healthcare',
    '/industries/retail',
    '/blog',
    '/privacy-policy',
    '/trust',
  ]);
  for (const name of ['LinkedIn', 'X', 'Instagram', 'YouTube'])
    await expect(footer.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'target',
      '_blank',
    );
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(3);
  await expect(footer.locator('a[href="mailto:hello@northgate.example"]')).toBeVisible();
});

test.describe('the Solutions dialog', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Our Solutions' });
  const opener = (page: Page) => header(page).getByRole('button', { name: 'Security' });
  const footerOpener = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Security' });

  test('opens before any script has come and holds four links', async ({ page }) => {
    await page.goto('/contact');
    await opener(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(
      dialogOf(page).getByText('Discover our comprehensive range of AI security offerings'),
    ).toBeVisible();
    expect(
      await dialogOf(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => [(link as HTMLElement).innerText.trim(), link.getAttribute('href')]),
        ),
    ).toEqual([
      ['AI Infrastructure Setup', '/infrastructure'],
      ['AI CCTV Security', '/cctv-security'],
      ['AI Cybersecurity', '/cybersecurity'],
      ['AI Safety & Evaluation', '/red-teaming'],
    ]);
  });

  test('opens from the mobile menu, which gives way to it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await menuOf(page, 'Menu').getByRole('button', { name: 'Security' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(menuOf(page, 'Menu')).toBeHidden();
  });

  test('is 32 px narrower than the window, up to 800 px', async ({ page }) => {
    for (const [width, expected] of [
      [400, 368],
      [800, 768],
      [832, 800],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/contact');
      await (width < 768 ? footerOpener(page) : opener(page)).click();
      // The panel grows a little while it opens, so that its size is a fraction off until it stands.
      const size = async () => {
        const { width = 0, height = 0 } = (await dialogOf(page).boundingBox()) ?? {};
        return { width: Math.round(width), fits: Math.round(height) <= 630 };
      };
      await expect.poll(size).toEqual({ width: expected, fits: true });
      const subtitle = dialogOf(page).getByText('Discover our comprehensive range');
      await expect(subtitle).toBeVisible({ visible: width >= 768 });
    }
  });

  test('is never higher than 90% of the window, and scrolls to its last link', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 300 });
    await page.goto('/contact');
    await footerOpener(page).click();
    const height = async () => Math.round((await dialogOf(page).boundingBox())?.height ?? 0);
    await expect.poll(height).toBe(270);
    const last = dialogOf(page).getByRole('link', { name: 'AI Safety & Evaluation' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('is opened and left with the keyboard, and gives the focus back', async ({ open, page }) => {
    await open('/contact');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('tells analytics when it opens, and when it is left by button, Escape or a click beside it', async ({
    open,
    page,
  }) => {
    const events = await recordAnalytics(page);
    const common = { event_category: 'engagement', event_label: 'solutions_dialog' };
    const visit = [
      ['event', 'view_globe_popup', common],
      ['event', 'dismiss_globe_popup', common],
    ];
    await open('/contact');
    const leave = [
      () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    for (const [index, go] of leave.entries()) {
      await opener(page).click();
      await expect.poll(events).toHaveLength(2 * index + 1);
      await go();
      await expect(dialogOf(page)).toBeHidden();
      await expect.poll(events).toEqual(Array.from({ length: index + 1 }, () => visit).flat());
    }
  });

  test('gives way to the page that was chosen, at its top, and tells analytics which', async ({
    open,
    page,
  }) => {
    const events = await recordAnalytics(page);
    await open('/contact');
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await opener(page).click();
    await dialogOf(page).getByRole('link', { name: 'AI CCTV Security' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/cctv-security$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(events).toEqual([
      ['event', 'view_globe_popup', { event_category: 'engagement', event_label: 'solutions_dialog' }],
      ['event', 'solution_click', { event_category: 'navigation', event_label: 'cctv', value: 1 }],
    ]);
  });
});

test('a toast is reached with F8, closes by its button, and goes by itself after 5 s', async ({
  open,
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/contact', (route) => route.abort());
  await open('/contact');
  const toast = page.getByRole('alert').filter({ hasText: 'Error sending message' });
  const send = async () => {
    await page.getByLabel('Name').fill('Some Visitor');
    await page.getByLabel('Company').fill('Example Works');
    await page.getByLabel('Email').fill('visitor@example.com');
    await page.getByLabel('Phone').fill('12345');
    await page.getByLabel('Service').selectOption('other');
    await page.getByLabel('Message').fill('Long enough to be sent.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast).toBeVisible();
  };
  await send();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
  await page.mouse.move(5, 400);
  await send();
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test('the place of toasts is at most 420 px wide from medium screens up', async ({ page }) => {
  await page.goto('/contact');
  for (const [width, expected] of [
    [767, 767],
    [768, 420],
    [1280, 420],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByRole('region', { name: /Notifications/ }).boundingBox();
    expect(box?.width).toBe(expected);
  }
});

test('the start of the site sets videos up once more after 2 s, and one click still flips once', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const calls: number[] = [];
    Object.assign(window, { setUpCalls: calls });
    document.addEventListener('site:videos', () => calls.push(1));
  });
  const setUps = () => page.evaluate(() => (window as unknown as { setUpCalls: number[] }).setUpCalls.length);
  await open('/cctv-security');
  await page.locator('[data-video]').scrollIntoViewIfNeeded();
  const video = page.locator('[data-video] iframe');
  await expect(video).toHaveAttribute('src', /mute=1/);
  await page.clock.runFor(2000);
  expect(await setUps()).toBe(1);
  await page.getByRole('button', { name: 'Unmute', exact: true }).click();
  await expect(video).toHaveAttribute('src', /mute=0/);
  await page.clock.runFor(60_000);
  expect(await setUps()).toBe(1);
  await expect(video).toHaveAttribute('src', /mute=0/);
});

test('an icon without words says its name after 700 ms, the next one at once', async ({ open, page }) => {
  await page.clock.install();
  await open('/contact');
  await page.mouse.move(600, 400);
  await page.clock.pauseAt(Date.now() + 60_000);
  const tip = page.getByRole('tooltip');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: /LinkedIn/ }).hover();
  await page.clock.runFor(699);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toHaveText('LinkedIn (opens in a new tab)');
  await footer.getByRole('link', { name: /YouTube/ }).hover();
  await expect(tip).toHaveText('YouTube (opens in a new tab)');
  await page.clock.resume();
});

test('the theme can follow the system, and the footer says so', async ({ open, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/contact');
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.getByRole('contentinfo').getByText('System', { exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
});

test('the console warns of a missing measurement ID', async ({ page }) => {
  const warning = page.waitForEvent('console', (message) => message.text().includes('measurement ID'));
  await page.goto('/contact');
  await page.keyboard.press('Shift');
  expect((await warning).type()).toBe('warning');
});
