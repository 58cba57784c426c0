import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../fixtures/copied-site-test';
import { expect } from '../fixtures/site-test';

test.describe.configure({ timeout: 240_000 });

const page = 'mfe-blog/src/expose/blog-page.tsx';

test('a release that renders well and fails in browsers is refused, with a picture', async ({
  copy,
  site,
}) => {
  await copy.change(page, 'return (', "if (!SERVER) throw new Error('broken in browsers');\n  return (");
  expect(() => site.run('release', 'mfe-blog')).toThrow(/\/blog in the browser: .*/);
  const folder = join(site.dataDir, 'store/refusals');
  const [file = ''] = await readdir(folder);
  const refusal = JSON.parse(await readFile(join(folder, file), 'utf8')) as { pictures: { jpeg: string }[] };
  expect(refusal.pictures[0]?.jpeg.length).toBeGreaterThan(1000);
});

test('a release that hides its words from some readers is refused', async ({ copy, site }) => {
  const picture = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />';
  await copy.change(page, '<BlogArrival />', `<BlogArrival />\n      ${picture}`);
  expect(() => site.run('release', 'mfe-blog')).toThrow(/accessibility: .*image-alt/);
});

test('a page that was opened five releases ago hydrates, navigates and posts its form', async ({
  copy,
  site,
  page: tab,
}) => {
  await tab.goto(`${site.origin}/blog`);
  const listing = 'mfe-blog/src/content/listing.content.ts';
  let text = 'Field notes on building';
  for (const time of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
    await copy.change(listing, text, `${time} notes on building`);
    text = `${time} notes on building`;
    site.run('release', 'mfe-blog', '--skip-browser', 'This test is about what comes after.');
  }
  await tab.keyboard.press('Shift');
  await tab.locator('html[data-booted]').waitFor();
  await tab.getByPlaceholder('Search articles...').fill('no such words anywhere');
  await expect(tab.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await tab.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  await tab.getByLabel('Name').fill('Old Tab');
  await tab.getByLabel('Company').fill('Example Works');
  await tab.getByLabel('Email').fill('old@example.com');
  await tab.getByLabel('Phone').fill('+44 20 0000 0000');
  await tab.getByLabel('Service').selectOption('cctv-security');
  await tab.getByLabel('Message').fill('Written five releases later.');
  const answered = tab.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await tab.getByRole('button', { name: 'Send Message' }).click();
  expect((await answered).status()).toBe(201);
});
