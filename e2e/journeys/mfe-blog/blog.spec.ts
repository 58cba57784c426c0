import type { Locator, Page } from '@playwright/test';
import { recordAnalytics } from '../../fixtures/analytics';
import { expect, test } from '../../fixtures/site-test';

/** Lines an element shows of its text, by its height. */
const lines = (element: Locator) =>
  element.evaluate((node) => Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)));

const longPost = {
  id: 'long',
  slug: 'long',
  title: 'A title that goes on and on '.repeat(12),
  excerpt: 'An excerpt that goes on and on and says little. '.repeat(20),
  tags: ['one'],
  region: 'uk',
  createdAt: '2025-07-01T00:00:00.000Z',
};

const insights = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'AI Insights' });
const firstCard = (page: Page) => page.getByRole('link', { name: /Read more/ }).first();

test('a reader comes from home to the listing and to an article by links alone, and back', async ({
  open,
  page,
}) => {
  await open('/');
  await Promise.all([page.waitForEvent('load'), insights(page).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights and Resources');
  const title = (await firstCard(page).getByRole('heading').textContent()) ?? '';
  await firstCard(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  for (const back of ['Back to Blog', 'View All Articles']) {
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights and Resources');
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
    await firstCard(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  }
});

test('the listing loads itself anew for who comes from another page, once until the blog is left', async ({
  open,
  page,
}) => {
  const loaded: string[] = [];
  page.on('load', () => loaded.push(new URL(page.url()).pathname));
  const flag = () => page.evaluate(() => sessionStorage.getItem('blogReloaded'));
  const alive = async () => {
    await page.keyboard.press('Shift');
    await page.locator('html[data-booted]').waitFor();
  };
  const arrive = () => Promise.all([page.waitForEvent('load'), insights(page).click()]);

  await open('/contact');
  expect(await flag()).toBeNull();
  await arrive();
  await alive();
  expect(loaded).toEqual(['/contact', '/blog']);
  expect(await flag()).not.toBeNull();

  await firstCard(page).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page.getByPlaceholder('Search articles...')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  expect(loaded).toEqual(['/contact', '/blog']);
  expect(await flag()).toBeNull();

  await arrive();
  await alive();
  expect(loaded).toEqual(['/contact', '/blog', '/blog']);
});

test('who goes back while the listing loads itself anew is where they were', async ({ open, page }) => {
  await open('/contact');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  const again = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/blog'),
  );
  // The answer comes after the visitor has gone.
  let answered = () => {};
  const late = new Promise<void>((resolve) => (answered = resolve));
  await page.route('**/blog', (route) =>
    setTimeout(
      () =>
        void route
          .continue()
          .catch(() => {})
          .then(answered),
      1500,
    ),
  );
  await page.evaluate(() =>
    addEventListener('beforeunload', () => setTimeout(() => history.back(), 100), { once: true }),
  );
  await insights(page).click();
  await again;
  await expect(page).toHaveURL(/\/contact$/);
  await expect(heading).toHaveText(before!);
  await late;
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(heading).toHaveText(before!);
  await page.unroute('**/blog');
  await Promise.all([page.waitForEvent('load'), insights(page).click()]);
  await expect(heading).toHaveText('AI Insights and Resources');
});

test('who goes back before the listing loads itself anew loads nothing anew', async ({ open, page }) => {
  await open('/contact');
  const loaded: string[] = [];
  page.on('load', () => loaded.push(new URL(page.url()).pathname));
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      // React shows the listing meanwhile, and its reload comes 100 ms after that.
      const shown = new MutationObserver(() => {
        if (!document.querySelector('input[type=search][placeholder^="Search articles"]')) return;
        shown.disconnect();
        history.back();
      });
      shown.observe(document.querySelector('main')!, { childList: true, subtree: true });
    };
  });
  await insights(page).click();
  await page.waitForURL('**/blog');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeHidden();
  expect(loaded).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('blogReloaded'))).toBeNull();
});

test('back takes away one filter after the other, and typed text and place stay', async ({ open, page }) => {
  await open('/blog');
  const topic = page.getByRole('group', { name: 'Topics' }).getByRole('button').nth(1);
  const name = (await topic.textContent())!;
  const search = page.getByPlaceholder('Search articles...');
  await topic.click();
  await expect(page).toHaveURL(/\/blog\?topic=/);
  await search.pressSequentially('a camera', { delay: 20 });
  await expect(page).toHaveURL(/q=a\+camera/);
  await expect(search).toHaveValue('a camera');
  const far = await page.evaluate(() => scrollY);
  await page.getByRole('combobox', { name: 'Region' }).selectOption('India');
  await expect(page).toHaveURL(/region=india/);
  expect(await page.evaluate(() => scrollY)).toBe(far);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('');
  await expect(search).toHaveValue('a camera');
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('button', { name: 'All Topics' })).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(search).toHaveValue('a camera');
});

test('who opens the blog first gets it with one load', async ({ open, page }) => {
  await page.clock.install();
  const loaded: string[] = [];
  page.on('load', () => loaded.push(page.url()));
  await open('/blog');
  await page.clock.runFor(10_000);
  expect(loaded).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('blogReloaded'))).toBeNull();
});

test('analytics hear of the visit, a refresh, the article that is chosen, sharing and the consultation', async ({
  open,
  page,
}) => {
  const events = await recordAnalytics(page);
  const engagement = (label: string) => ({ event_category: 'engagement', event_label: label });
  const wanted: unknown[] = [['event', 'view_blog_page', engagement('blog_listing')]];
  const slug = 'what-a-camera-saves';
  const step = async (does: () => Promise<unknown>, ...next: unknown[]) => {
    await does();
    wanted.push(...next);
    await expect.poll(events).toEqual(wanted);
  };
  await open('/blog');
  await step(
    () => page.getByRole('button', { name: 'Refresh' }).click(),
    ['event', 'blog_refresh_click', engagement('manual_refresh')],
  );
  await step(
    () => page.locator(`a[href="/blog/${slug}"]`).click(),
    ['event', 'blog_post_click', engagement(slug)],
    ['event', 'view_blog_post', engagement(slug)],
  );
  await step(
    () => page.getByRole('button', { name: 'Share' }).click(),
    ['event', 'blog_share_copy', engagement(slug)],
  );
  await step(
    () => page.getByRole('link', { name: 'Get Expert Consultation' }).click(),
    ['event', 'blog_contact_click', { event_category: 'lead', event_label: slug }],
  );
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
});

test('analytics hear who gets in touch from the listing', async ({ open, page }) => {
  const events = await recordAnalytics(page);
  await open('/blog');
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  expect(await events()).toEqual([
    ['event', 'view_blog_page', { event_category: 'engagement', event_label: 'blog_listing' }],
    ['event', 'blog_cta_click', { event_category: 'lead', event_label: 'contact_from_blog' }],
  ]);
});

test('search and topics ask for nothing, a region asks the server, and clearing brings all back', async ({
  open,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/blog') asked.push(pathname + search);
  });
  await open('/blog');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).and(page.locator('li h2'));
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(12);
  await expect.poll(() => asked, 'the listing asks once when it comes alive').toEqual(['/api/blog']);
  await page.getByPlaceholder('Search articles...').fill('STICK');
  await expect(cards).toHaveCount(0);
  await page.getByPlaceholder('Search articles...').fill('SOIL probes');
  await expect(cards).toHaveCount(1);
  await page.getByPlaceholder('Search articles...').fill('');
  await page.getByRole('button', { name: 'evaluation', exact: true }).click();
  expect(asked).toEqual(['/api/blog']);
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Nigeria');
  await expect.poll(() => asked).toEqual(['/api/blog', '/api/blog?region=nigeria']);
  await page.getByPlaceholder('Search articles...').fill('no such words');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards).toHaveCount(all);
  await expect(page.getByRole('button', { name: 'All Topics' })).toHaveAttribute('aria-pressed', 'true');
});

test('a long title takes two lines of its card and a long excerpt three', async ({ open, page }) => {
  await page.route('**/api/blog', (route) =>
    route.fulfill({ json: [longPost, { ...longPost, slug: 'second' }] }),
  );
  await open('/blog');
  const card = page.getByRole('listitem').filter({ has: page.locator('a[href="/blog/second"]') });
  await expect(card).toContainText('Global');
  await expect(card).toContainText('July 1, 2025');
  expect(await lines(card.getByRole('heading'))).toBe(2);
  expect(await lines(card.getByText('An excerpt that goes on'))).toBe(3);
});

test('a failing api shows the error screen, and the next answer the articles', async ({ open, page }) => {
  await page.route('**/api/blog', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await open('/blog');
  await expect(page.getByRole('heading', { name: 'Error Loading Blog' })).toBeVisible();
  await expect(page.getByText('500: broken')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
  await expect(page.locator('li h2').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();
});

test('a heading of an article is a link to itself that can be shared', async ({ open, page, complaints }) => {
  await open('/blog/what-a-camera-saves');
  const heading = page.getByRole('heading', { name: 'Four lines to add' });
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/what-a-camera-saves#section-four-lines-to-add$/);
  await expect(heading).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('tables and code of an article stay inside the page, however wide', async ({ open, page }) => {
  for (const path of ['/blog/what-a-camera-saves', '/blog/write-the-test-before-the-prompt']) {
    await open(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(taken, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      await expect(page.getByRole('article').locator('table, pre').first()).toBeVisible();
    }
  }
});

test('neither longer labels of its filters nor a wide picture makes the listing scroll sideways on the smallest phones', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/blog');
  const longer = (element: Element, label: string) =>
    void Object.assign(element.lastChild ?? element, { textContent: label });
  await page.getByRole('button', { name: 'Refresh' }).evaluate(longer, 'Look for new articles');
  await page.locator('main select option').first().evaluate(longer, 'All regions we write about');
  await page.locator('main').evaluate((main) => {
    const picture = { src: '/icon.svg', alt: '', width: 900, height: 300 };
    main.prepend(Object.assign(new Image(), picture));
  });
  await expect(page.getByText('Look for new articles')).toBeVisible();
  const { taken, picture } = await page.evaluate(() => ({
    taken: document.querySelector('main')?.scrollWidth,
    picture: document.querySelector('main img')?.getBoundingClientRect().width,
  }));
  expect({ taken, picture }).toEqual({ taken: 320, picture: 320 });
});
