import { expect, test } from '../../fixtures/site-test';

test('a link goes through the overlay to the next page, which starts at its top', async ({ open, page }) => {
  await open('/');
  await page.getByRole('heading', { name: 'Industries We Transform' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Logistics/ })
    .click();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('shortest route');
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  await expect(page).toHaveTitle(/Logistics/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('lastPath'))).toBe('/industries/logistics');
});

test('back and forward show the pages they name', async ({ open, page, complaints }) => {
  await open('/');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We build your AI.');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  expect(complaints).toEqual([]);
});

test('"Get in Touch" on the blog ends at the contact section of home', async ({ open, page }) => {
  await open('/blog');
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
});

test('the theme switches, is remembered, and follows other tabs', async ({ open, page, context }) => {
  await open('/');
  await page.getByRole('button', { name: 'Switch between day and night' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(other.locator('html')).toHaveClass(/dark/);
  // Nobody has touched the page, so its script is still away.
  await expect(other.getByRole('contentinfo').getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect(other.locator('html')).not.toHaveAttribute('data-booted');
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(page.locator('html')).toHaveClass(/light/);
});

test('on a phone both menu sections open and close independently and an item navigates', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 844 });
  await open('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  await toggle.click();

  const solutions = menu.locator('details', { hasText: 'Solutions' });
  const industries = menu.locator('details', { hasText: 'Industries' });
  for (const [section, openSolutions, openIndustries] of [
    [solutions, true, false],
    [industries, true, true],
    [solutions, false, true],
    [industries, false, false],
    [industries, false, true],
  ] as const) {
    await section.locator('summary').click();
    await expect(solutions.getByRole('link')).toHaveCount(openSolutions ? 4 : 0);
    await expect(industries.getByRole('link')).toHaveCount(openIndustries ? 10 : 0);
  }
  await menu.getByRole('link', { name: 'Logistics' }).click();
  await expect(page).toHaveURL(/\/industries\/logistics$/);
  await expect(menu).toBeHidden();
});

test('a click before the page has booted is not lost', async ({ page }) => {
  await page.goto('/cctv-security');
  await page.getByRole('button', { name: 'Show ROI Calculator' }).click();
  await expect(page.getByText('$127,000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide Calculator' })).toBeVisible();
});

test('the calculator follows cameras and guards', async ({ open, page }) => {
  await open('/cctv-security');
  await page.getByRole('button', { name: 'Show ROI Calculator' }).click();
  await page.getByRole('button', { name: '5 more cameras' }).click();
  await expect(page.getByText('$241,250', { exact: true })).toBeVisible();
});

test('the contact page tells the time at each office, in summer and around midnight too', async ({
  open,
  page,
}) => {
  await page.clock.setFixedTime('2026-07-01T23:30:59Z');
  await open('/contact');
  const offices = page.locator('dl', { has: page.getByText('Lagos', { exact: true }) });
  await expect(offices.getByRole('term')).toHaveText(['London', 'Lagos', 'Hyderabad']);
  await expect(offices.getByRole('definition')).toHaveText(['00:30', '00:30', '05:00']);
});

test('the assistant answers from the site and names its page', async ({ open, page }) => {
  await open('/');
  await page.getByRole('button', { name: /Ask our AI anything/ }).click();
  const question = page.getByRole('textbox', { name: 'Message' }).first();
  await expect(question).toBeFocused();
  await question.fill('Can you plan delivery routes and loads for trucks?');
  await question.press('Enter');
  await expect(page.getByRole('log').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/(industries\/logistics|blog)/,
  );
});

test('the blog filters as one types, without asking the server', async ({ open, page }) => {
  const posts = page.waitForResponse('**/api/blog');
  await open('/blog');
  // The list asks once when it comes alive.
  await posts;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByPlaceholder('Search articles...').fill('no such words anywhere');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByText('5 min read').first()).toBeVisible();
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('an article opens from the listing and is found without it again', async ({ open, page }) => {
  await open('/blog');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const title = (await first.textContent()) ?? '';
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'View All Articles' })).toBeVisible();
});

test('a first visit comes to be set in the typeface, and a later page has it from the start', async ({
  page,
}) => {
  const isSet = () =>
    page.evaluate(() => {
      const width = (family: string) => {
        const words = Object.assign(document.createElement('span'), { textContent: 'Wide gate' });
        words.style.font = `500 100px ${family}`;
        words.style.position = 'absolute';
        document.body.append(words);
        const { width: measured } = words.getBoundingClientRect();
        words.remove();
        return measured;
      };
      return width('"Archivo Variable", monospace') !== width('monospace');
    });
  await page.goto('/');
  await expect.poll(isSet).toBe(true);
  await page.goto('/contact');
  await expect(page.locator('#files')).toHaveAttribute('data-has-typeface');
  await expect.poll(isSet).toBe(true);
});

test('a page that came over a slow line stays in order for as long as it is open', async ({
  page,
  complaints,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ response });
  });
  await page.clock.install();
  await page.goto('/');
  const boot = page.locator('#boot-link');
  await expect(boot).toHaveAttribute('rel', 'prefetch');
  // Longer than what lies below the first screen waits for its styles.
  await page.clock.runFor(9500);
  await expect(boot).toHaveAttribute('rel', 'prefetch');
  await page.keyboard.press('Shift');
  await page.locator('html[data-booted]').waitFor();
  expect(complaints).toEqual([]);
});

test('a visitor whose browser keeps nothing gets the whole page, in its typeface, and goes on', async ({
  page,
  complaints,
  open,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await open('/');
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Archivo Variable"'))).toBe(true);
  await page.getByRole('button', { name: 'Switch between day and night' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('banner').getByRole('link', { name: 'AI Insights' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights and Resources');
  expect(complaints).toEqual([]);
});
