import type { Page } from '@playwright/test';
import { everyPage } from '../../fixtures/every-page';
import { arriveAt, follow, overlay, press } from '../../fixtures/follow-link';
import { expect, openAlive, test } from '../../fixtures/site-test';

/** Counts documents of the tab that were asked for and those that came, and how often the overlay came up. */
async function watch(page: Page) {
  let documents = 0;
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { oldValue, target } of changes)
        if (oldValue === null && (target as Element).hasAttribute('data-leaving'))
          sessionStorage.overlays = Number(sessionStorage.overlays ?? 0) + 1;
    }).observe(document, {
      attributes: true,
      attributeOldValue: true,
      attributeFilter: ['data-leaving'],
      subtree: true,
    });
  });
  return {
    documents: () => documents,
    loads: () => loads,
    overlays: () => page.evaluate(() => Number(sessionStorage.overlays ?? 0)),
  };
}

/** Stops the time of a page whose clock is installed. */
const pauseClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);

/** A press waits 1.5 s for the router; on a busy machine the page's time goes slower, too. */
async function comeAliveInTime(page: Page): Promise<void> {
  while (!(await page.locator('html[data-booted]').count())) {
    await page.clock.runFor(2);
    await page.waitForTimeout(20);
  }
  await page.clock.resume();
}

/** The same choices every time: a walk that fails can be walked again. */
function chooser(seed: number) {
  let state = seed;
  return <One>(of: readonly One[]): One => {
    state = (state * 48_271) % 2_147_483_647;
    return of[state % of.length] as One;
  };
}

/** Addresses of other pages that the links of a page lead to, as far as they can be seen and pressed. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [href*="."])'),
    ];
    const seen = links.filter((link) => link.checkVisibility() && link.pathname !== location.pathname);
    return seen.map((link) => link.getAttribute('href') ?? '');
  });

/** The listing of the blog shows what its address asks for once it lives. */
const chosenTopic = (page: Page) =>
  page.getByRole('group', { name: 'Topics' }).locator('[aria-pressed=true]');

const revisited = everyPage.filter((path) => path !== '/contact' && path !== '/blog');

/** Where the window stood in each frame after a visitor went back to a page, from its coming on until it has rested for ten frames. */
const positionsAfterBack = (page: Page, to: string) =>
  page.evaluate(async (path) => {
    const positions: number[] = [];
    history.back();
    const patience = performance.now() + 10_000;
    let came = 0;
    const rested = () => came > 0 && performance.now() > came + 700 && positions.length > 10;
    while (performance.now() < patience && !rested()) {
      await new Promise(requestAnimationFrame);
      if (location.pathname !== path || !document.querySelector('#arrivals')) continue;
      came ||= performance.now();
      positions.push(scrollY);
    }
    return positions;
  }, to);

for (const [device, use, seed] of [
  ['with a mouse', {}, 11],
  ['with a finger', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }, 23],
] as const)
  test.describe(`a visitor ${device}`, () => {
    test.use({ ...use });

    test('walks over twenty links, from the first moment on, without leaving the first document', async ({
      page,
      complaints,
    }) => {
      const choose = chooser(seed);
      const seen = await watch(page);
      await page.clock.install();
      await page.goto(choose(everyPage.filter((path) => path !== '/blog')));
      await page.waitForTimeout(300);
      await pauseClock(page);
      let reloads = 0;
      for (let step = 1; step <= 20; step += 1) {
        const href = choose(await linksOf(page));
        const from = new URL(page.url()).pathname;
        const link = page.locator(`a[href="${href}"]:visible`).first();
        await test.step(`${from} → ${href}`, async () => {
          if (device === 'with a mouse') await link.click();
          else await link.tap();
          if (step === 1) await comeAliveInTime(page);
          await arriveAt(page, ({ pathname, search, hash }) => pathname + search + hash === href);
          expect(await seen.overlays()).toBe(step);
          // The blog asks for its newest listing, once, when one comes to it from elsewhere.
          if (href.startsWith('/blog') && !from.startsWith('/blog')) {
            reloads += 1;
            await expect.poll(seen.documents).toBe(1 + reloads);
            // The document that asked for itself anew is there until the answer comes.
            await expect.poll(seen.loads).toBe(1 + reloads);
            await page.keyboard.press('Shift');
            await page.locator('html[data-booted]').waitFor();
          } else {
            expect(seen.documents()).toBe(1 + reloads);
            await expect(page.locator('main')).toBeFocused();
            await expect(page.locator('#arrivals')).toHaveText(await page.title());
          }
          if (href.includes('topic=')) await expect(chosenTopic(page)).not.toHaveText('All Topics');
        });
      }
      expect(complaints).toEqual([]);
    });

    test('is back and forward where they were on every page, at once', async ({ page }) => {
      await page.clock.install();
      await openAlive(page, '/contact');
      for (const [index, path] of revisited.entries()) {
        await follow(page, path);
        const height = await page.evaluate(() => document.body.scrollHeight - innerHeight);
        // Each page from one place with a mouse and from another with a finger.
        const place = Math.round(height * ((index % 2 === 0) === (device === 'with a mouse') ? 0.6 : 0.3));
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
        await follow(page, '/contact');
        const moves = await positionsAfterBack(page, path);
        const settled = moves.slice(moves.findIndex((at) => Math.abs(at - place) <= 2));
        expect
          .soft(settled.length, `${path} comes back to ${place}, and was at ${moves.join()}`)
          .toBeGreaterThan(1);
        expect
          .soft(
            settled.filter((at) => Math.abs(at - place) > 2),
            `${path} stays at ${place}`,
          )
          .toEqual([]);
      }
    });
  });

test.describe('a page whose data', () => {
  const data = '**/custom-models/page.json';
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  for (const [title, spoil] of [
    ['is not there', () => ({ status: 404, body: 'Not found' })],
    ['comes by half', (text: string) => ({ body: text.slice(0, text.length / 2) })],
    [
      'belongs to another version of the host',
      (text: string) => ({ body: text.replace(/"shell":"\w+"/, '"shell":"000000000000"') }),
    ],
    [
      'belongs to another version of a remote that runs here',
      (text: string) => ({ body: text.replace(/("mfe-marketing":{"version":)"\w+"/, '$1"000000000000"') }),
    ],
  ] as const)
    test(`${title} is loaded as a document, at the place its link names`, async ({ page }) => {
      await page.route(data, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, ...spoil(await response.text()) });
      });
      const seen = await watch(page);
      await openAlive(page, '/contact');
      await press(page, '/custom-models#main');
      await expect(page).toHaveURL(/\/custom-models#main$/);
      await expect(heading(page)).toHaveText('A model small enough to own.');
      await expect(overlay(page)).toBeHidden();
      expect(seen.documents()).toBe(2);
    });

  test('and document cannot be had leaves the frame and another try', async ({ page, context }) => {
    await openAlive(page, '/contact');
    await context.setOffline(true);
    await press(page, '/custom-models');
    await expect(heading(page)).toHaveText('This page could not be loaded');
    await expect(page).toHaveURL(/\/custom-models$/);
    await expect(overlay(page)).toBeHidden();
    await context.setOffline(false);
    await press(page, '/custom-models');
    await expect(heading(page)).toHaveText('A model small enough to own.');
  });
});

test.describe('a navigation that is broken off', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const never = () => new Promise<void>(() => {});

  test('by one within the page leaves the page as it was, to be used', async ({ page }) => {
    await page.route('**/custom-models/page.json', never);
    await openAlive(page, '/industries/retail');
    await press(page, '/industries/retail#contact');
    await expect(page).toHaveURL(/#contact$/);
    await press(page, '/custom-models');
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/industries\/retail$/);
    await expect(overlay(page)).toBeHidden();
    await expect(heading(page)).toHaveText('An empty shelf sells nothing and says nothing.');
    await expect(heading(page)).toBeInViewport();
  });

  test('by going forward to where one was leaves the page as it was, to be used', async ({ page }) => {
    await openAlive(page, '/contact');
    await follow(page, '/trust');
    await page.reload();
    await page.keyboard.press('Shift');
    await page.locator('html[data-booted]').waitFor();
    await page.route('**/contact/page.json', never);
    await page.goBack();
    await expect(overlay(page)).toBeVisible();
    await page.goForward();
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(/\/trust$/);
    await expect(heading(page)).toHaveText('Trust');
    await press(page, '/custom-models');
    await expect(heading(page)).toHaveText('A model small enough to own.');
  });
});

for (const [from, href] of [
  ['/industries/retail', '/industries/retail#contact'],
  ['/privacy-policy', '/#contact'],
] as const)
  test(`a link from ${from} to a place on ${href} takes the keyboard there`, async ({ page }) => {
    await openAlive(page, from);
    await press(page, href);
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(overlay(page)).toBeHidden();
    // Whoever comes from another page is greeted a moment later.
    await page.waitForTimeout(500);
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact :focus')).toHaveCount(1);
  });

test('a link that was pressed is followed as a document when the page does not come alive', async ({
  page,
}) => {
  await page.route('**/assets/shell/*/browser/main.js', (route) => route.abort());
  const seen = await watch(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  expect([await seen.overlays(), seen.documents()]).toEqual([1, 2]);
});

test('links within a page, and back from them, keep what was served and the place', async ({ page }) => {
  await openAlive(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await press(page, '/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400);
  await expect(page.getByRole('button', { name: /Ask our AI anything/ })).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400);
});
