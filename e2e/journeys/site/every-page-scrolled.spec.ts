import { screens } from '../../fixtures/every-page';
import { expect, test } from '../../fixtures/site-test';
import { faultsWhileScrolling } from '../../fixtures/while-scrolling';

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const { app, path } of screens)
  test(
    `${path} has nothing to stumble over while one scrolls, however wide the window`,
    { tag: `@${app}` },
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(windows[0]!);
      await open(path);
      for (const size of windows) {
        await page.setViewportSize(size);
        expect.soft(await faultsWhileScrolling(page), `${size.width} px`).toEqual([]);
      }
    },
  );
