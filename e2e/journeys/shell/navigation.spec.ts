import type { Page } from '@playwright/test';
import { allPartsAlive } from '../../fixtures/all-parts-alive';
import { everyPage, screens } from '../../fixtures/every-page';
import { expect, openAlive, test } from '../../fixtures/site-test';

const overlay = (page: Page) => page.getByRole('status', { name: 'Loading page' });
const y = (page: Page) => page.evaluate(() => window.scrollY);

/** Presses a link to an address, as one of the page's own would be. */
const press = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Goes to a page by a link and waits until it has come. */
async function follow(page: Page, href: string): Promise<void> {
  await press(page, href);
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(overlay(page)).toBeHidden();
}

/** Notes in every document of the tab when it was loaded, and each time the overlay came up. */
async function watch(page: Page): Promise<{ documents: () => number; overlays: () => Promise<number> }> {
  let documents = 0;
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
    overlays: () => page.evaluate(() => Number(sessionStorage.overlays ?? 0)),
  };
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
      await page.goto(choose(everyPage.filter((path) => path !== '/blog')));
      await page.waitForTimeout(300);
      let reloads = 0;
      for (let step = 1; step <= 20; step += 1) {
        const href = choose(await linksOf(page));
        const from = new URL(page.url()).pathname;
        const link = page.locator(`a[href="${href}"]:visible`).first();
        await test.step(`${from} → ${href}`, async () => {
          if (device === 'with a mouse') await link.click();
          else await link.tap();
          await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
          await expect(overlay(page)).toBeHidden();
          expect(await seen.overlays()).toBe(step);
          // The blog asks for its newest listing, once, when one comes to it from elsewhere.
          if (href.startsWith('/blog') && !from.startsWith('/blog')) {
            reloads += 1;
            await expect.poll(seen.documents).toBe(1 + reloads);
            await page.waitForLoadState();
          } else {
            await expect(page.locator('main')).toBeFocused();
            await expect(page.locator('#arrivals')).toHaveText(await page.title());
          }
          expect(seen.documents()).toBe(1 + reloads);
        });
      }
      expect(complaints).toEqual([]);
    });

    test('is back and forward where they were on every page, at once', async ({ page }) => {
      await openAlive(page, '/contact');
      for (const path of everyPage.filter((one) => one !== '/contact' && one !== '/blog')) {
        await follow(page, path);
        const height = await page.evaluate(() => document.body.scrollHeight - innerHeight);
        const places = [Math.round(height * 0.6), Math.round(height * 0.3)];
        for (const place of places) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
          await follow(page, '/contact');
          const moves = await page.evaluate(async (to) => {
            const positions: number[] = [];
            history.back();
            const until = performance.now() + 1500;
            while (performance.now() < until) {
              await new Promise(requestAnimationFrame);
              if (location.pathname === to && document.querySelector('#arrivals')) positions.push(scrollY);
            }
            return positions;
          }, path);
          const settled = moves.slice(moves.findIndex((at) => Math.abs(at - place) <= 2));
          expect
            .soft(settled.length, `${path} comes back to ${place}, and was at ${moves}`)
            .toBeGreaterThan(1);
          expect
            .soft(
              settled.filter((at) => Math.abs(at - place) > 2),
              `${path} stays at ${place}`,
            )
            .toEqual([]);
        }
      }
    });
  });
