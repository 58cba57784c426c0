import { allPartsAlive } from '../../fixtures/all-parts-alive';
import { screens } from '../../fixtures/every-page';
import { expect, test } from '../../fixtures/site-test';

// React reports mismatches between server and browser only in development builds.
test.use({ kind: 'development' });

for (const { app, path, status } of screens)
  test(
    `${path} hydrates without a word from React`,
    { tag: `@${app}` },
    async ({ page, open, complaints }) => {
      await open(path);
      await allPartsAlive(page);
      expect(complaints.filter((text) => status !== 404 || !text.includes('status of 404'))).toEqual([]);
    },
  );
