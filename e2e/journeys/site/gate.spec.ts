import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../../fixtures/copied-site-test';
import { expect, openAlive } from '../../fixtures/site-test';

// A release takes as long as it works; each wait has a limit of its own.
test.describe.configure({ timeout: 0 });

const page = 'mfe-blog/src/expose/blog-page.tsx';

test('a release that renders well and fails in browsers is refused, with a picture', async ({
  copy,
  site,
}) => {
  await copy.change(page, 'return (', "if (!SERVER) throw new Error('broken in browsers');\n  return (");
  await expect(site.run('release', 'mfe-blog')).rejects.toThrow(/\/blog in the browser: .*/);
  const folder = join(site.dataDir, 'store/refusals');
  const file = (await readdir(folder)).toSorted().at(-1) ?? '';
  const refusal = JSON.parse(await readFile(join(folder, file), 'utf8')) as { pictures: { jpeg: string }[] };
  expect(refusal.pictures[0]?.jpeg.length).toBeGreaterThan(1000);
});

test('a release that hides its words from some readers is refused', async ({ copy, site }) => {
  const picture = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />';
  await copy.change(page, '<BlogArrival />', `<BlogArrival />\n      ${picture}`);
  await expect(site.run('release', 'mfe-blog')).rejects.toThrow(/accessibility: .*image-alt/);
});

test('a page tells its site that a script of it is missing, and the site goes back when enough visitors do', async ({
  copy,
  site,
  browser,
}) => {
  const shown = async () =>
    /\w+ notes on building/.exec(await (await fetch(`${site.origin}/blog`)).text())?.[0];
  const before = await shown();
  await copy.change(
    'mfe-blog/src/content/listing.content.ts',
    'Field notes on building',
    'Doomed notes on building',
  );
  await site.run('release', 'mfe-blog', '--skip-browser', 'This test is about what comes after.');
  // Who comes before the page server has followed still gets the page of before, which is not under watch.
  await expect.poll(shown).toBe('Doomed notes on building');
  for (let visitor = 1; visitor <= 5; visitor += 1) {
    const context = await browser.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${visitor}` },
    });
    const tab = await context.newPage();
    await tab.route('**/assets/mfe-blog/**', (route) => route.fulfill({ status: 404, body: '' }));
    await tab.goto(`${site.origin}/blog`);
    const told = tab.waitForRequest('**/_site/error');
    await tab.keyboard.press('Shift');
    await told;
    await context.close();
  }
  await expect.poll(shown).toBe(before);
  expect(await site.run('revisions')).toMatch(/automatic return from revision \d/);
  const again = await browser.newPage();
  await openAlive(again, `${site.origin}/blog`);
  await expect(again.getByText(before ?? 'nothing')).toBeVisible();
});
