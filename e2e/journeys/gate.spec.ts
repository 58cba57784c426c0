import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../fixtures/copied-site-test';
import { expect, openAlive } from '../fixtures/site-test';

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

test('a release whose script never ends is refused in time, and leaves no process behind', async ({
  copy,
  site,
}) => {
  await copy.change(page, 'const Head = staticPart(', 'if (!SERVER) for (;;);\nconst Head = staticPart(');
  expect(() => site.run('release', 'mfe-blog')).toThrow(/\/blog.* did not end within \d+ s and was stopped/);
  const processes = execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  const ofThisSite = processes.filter((line) => line.includes(copy.root));
  expect(ofThisSite.filter((line) => /render-worker|build-worker/.test(line))).toEqual([]);
});

test('a release that takes every click is refused with what lies over the page', async ({ copy, site }) => {
  const layer = `<div style={{ position: 'fixed', inset: 0, zIndex: 9999 }} />`;
  await copy.change(page, '<BlogArrival />', `<BlogArrival />\n      ${layer}`);
  expect(() => site.run('release', 'mfe-blog')).toThrow(/links and buttons cannot be touched/);
});

test('a release that hydrates differently is refused with both texts', async ({ copy, site }) => {
  const difference = `<p>{SERVER ? 'as it was served' : 'as it came alive'}</p>`;
  await copy.change(page, '<Head />', `<Head />\n      ${difference}`);
  expect(() => site.run('release', 'mfe-blog')).toThrow(/BlogPage.*as it was served.*as it came alive/);
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

test('a page tells its site that a script of it is missing, and the site goes back when enough visitors do', async ({
  copy,
  site,
  browser,
}) => {
  await copy.change(
    'mfe-blog/src/content/listing.content.ts',
    'Field notes on building',
    'Doomed notes on building',
  );
  site.run('release', 'mfe-blog', '--skip-browser', 'This test is about what comes after.');
  // Who comes before the page server has followed still gets the page of before, which is not under watch.
  const shown = async () => (await fetch(`${site.origin}/blog`)).text();
  await expect.poll(shown).toContain('Doomed notes on building');
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
  await expect(() => expect(site.run('revisions')).toContain('automatic return from revision 2')).toPass();
  const again = await browser.newPage();
  await openAlive(again, `${site.origin}/blog`);
  await expect(again.getByText('Field notes on building')).toBeVisible();
});
