import { screens } from '../../fixtures/every-page';
import { expect, test } from '../../fixtures/site-test';
import { faultsWhileScrolling } from '../../fixtures/while-scrolling';

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const { app, path } of screens)
  for (const size of windows)
    test(
      `${path} has nothing to stumble over while one scrolls, ${size.width} px wide`,
      { tag: `@${app}` },
      async ({ page, open }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(path);
        expect(await faultsWhileScrolling(page)).toEqual([]);
      },
    );
