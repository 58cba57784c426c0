import { allPartsAlive } from '../../fixtures/all-parts-alive';
import { refusals } from '../../fixtures/refusals';
import { expect, openAlive, test } from '../../fixtures/site-test';

// Its brand names analytics and a video of another site.
test.use({ kind: 'other-brand' });

test('nobody else is asked for anything before the visitor agrees, and only then', async ({ page }) => {
  await page.clock.install();
  const others: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      others.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  const refused = await refusals(page);
  const bar = page.getByRole('region', { name: 'Analytics' });
  const stayAMinute = async () => {
    await allPartsAlive(page);
    await page.clock.runFor(60_000);
  };
  await openAlive(page, '/cctv-security');
  await expect(bar).toBeVisible();
  await page.locator('[data-video]').first().scrollIntoViewIfNeeded();
  await stayAMinute();
  expect(others).toEqual([]);

  await bar.getByRole('button', { name: 'No, thanks' }).click();
  await expect(bar).toBeHidden();
  await openAlive(page, '/contact');
  await stayAMinute();
  expect(others).toEqual([]);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await bar.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => others).toEqual(['www.googletagmanager.com']);

  await openAlive(page, '/cctv-security');
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => others).toContain('video.lanternworks.example');
  expect(refused).toEqual([]);
});

test('the foot of the page can be reached while the visitor is asked', async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openAlive(page, '/contact');
    await expect(page.getByRole('region', { name: 'Analytics' })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const covered = await page.getByRole('contentinfo').evaluate((footer) => {
      const bar = document.querySelector('[aria-label=Analytics]')?.getBoundingClientRect();
      const under = ({ bottom }: DOMRect) => bar !== undefined && bottom > bar.top;
      return [...footer.querySelectorAll('a, button')]
        .filter((control) => under(control.getBoundingClientRect()))
        .map((control) => control.textContent);
    });
    expect.soft(covered, `${width} px`).toEqual([]);
  }
});
