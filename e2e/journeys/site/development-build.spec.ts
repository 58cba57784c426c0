import { allPartsAlive } from '../../fixtures/all-parts-alive';
import { screens } from '../../fixtures/every-page';
import { expect, test } from '../../fixtures/site-test';

// React reports mismatches between server and browser only in development builds.
test.use({ kind: 'development' });

/** Scripts of a development build are large, so that on a busy machine they run later than the browser expects. */
const late = /was preloaded using link preload but not used within a few seconds/;

for (const { app, path, status } of screens)
  test(
    `${path} hydrates without a word from React`,
    { tag: `@${app}` },
    async ({ page, open, complaints }) => {
      await open(path);
      await allPartsAlive(page);
      const expected = (text: string) =>
        late.test(text) || (status === 404 && text.includes('status of 404'));
      expect(complaints.filter((text) => !expected(text))).toEqual([]);
    },
  );
