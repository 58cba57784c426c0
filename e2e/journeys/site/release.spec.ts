import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../../fixtures/copied-site-test';
import { RunningSite } from '../../fixtures/running-site';
import { expect, listen, openAlive } from '../../fixtures/site-test';

const liveVersions = (text: string): Record<string, string> => {
  const [, first = ''] = /●[^\n]*\n([^\n]*)/.exec(text) ?? [];
  return Object.fromEntries(
    first
      .trim()
      .split(/\s{2,}/)
      .map((entry) => entry.split(' ') as [string, string]),
  );
};

// A release takes as long as it works; each wait has a limit of its own.
test.describe.configure({ timeout: 0 });
const kind = 'few-posts';
test.use({ kind });

const listing = 'mfe-blog/src/content/listing.content.ts';
const intro = 'Field notes on building';

test('the blog is released alone, shows without a restart, and comes back for good', async ({
  copy,
  site,
  page,
}) => {
  const before = liveVersions(await site.run('revisions'));
  await copy.change(listing, intro, 'Released notes on building');

  const output = await site.run('release', 'mfe-blog');
  expect(output).toMatch(/Built mfe-blog/);
  expect(output).not.toMatch(/Built (shell|mfe-(?!blog))/);
  const [, rendered = ''] = /Rendered: (.*)/.exec(output) ?? [];
  expect(rendered.split(' ').every((path) => path.startsWith('/blog'))).toBe(true);

  await expect(async () => {
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByText('Released notes on building')).toBeVisible({ timeout: 500 });
  }).toPass();
  const after = liveVersions(await site.run('revisions'));
  expect(after['mfe-blog']).not.toBe(before['mfe-blog']);
  expect({ ...after, 'mfe-blog': '' }).toEqual({ ...before, 'mfe-blog': '' });

  await site.run('rollback', 'mfe-blog', '--yes');
  await expect(async () => {
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByText('Field notes on building')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(liveVersions(await site.run('revisions'))).toEqual(before);

  // A start serves what was gone back to, whatever the checkout holds.
  await site.kill();
  const again = await RunningSite.start({ kind, root: copy.root, dataDir: site.dataDir });
  try {
    expect(liveVersions(await again.run('revisions'))).toEqual(before);
    await page.goto(`${again.origin}/blog`);
    await expect(page.getByText('Field notes on building')).toBeVisible();
  } finally {
    await again.stop();
  }
});

test('a page that was opened two releases ago hydrates, navigates and posts its form', async ({
  copy,
  site,
  page: tab,
}) => {
  const complaints = listen(tab);
  await tab.goto(`${site.origin}/blog`);
  let text = intro;
  // The files of the page are neither those of what is live nor of what was live before.
  for (const time of ['First', 'Second']) {
    await copy.change(listing, text, `${time} notes on building`);
    text = `${time} notes on building`;
    await site.run('release', 'mfe-blog', '--skip-browser', 'This test is about what comes after.');
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
  await tab.getByLabel('Message').fill('Written two releases later.');
  const answered = tab.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await tab.getByRole('button', { name: 'Send Message' }).click();
  expect((await answered).status()).toBe(201);
  expect(complaints).toEqual([]);
});

test('an eleventh industry is a content file and its drawings, and goes live without the shell', async ({
  copy,
  site,
  page,
}) => {
  const before = liveVersions(await site.run('revisions'));
  const words = {
    logistics: 'forestry',
    'AI for Logistics': 'AI for Forestry',
    'The shortest route': 'The oldest tree',
  };
  const app = 'mfe-industries/src';
  await copy.derive(`${app}/content/forestry.content.ts`, `${app}/content/logistics.content.ts`, words);
  const kit = 'packages/ui/src/drawings';
  await copy.derive(`${kit}/motifs/forestry.svg`, `${kit}/motifs/agriculture.svg`, {});
  await copy.derive(
    `${app}/features/industry/drawings/forestry-drawings.tsx`,
    `${app}/features/industry/drawings/logistics-drawings.tsx`,
    { logisticsDrawings: 'forestryDrawings' },
  );
  const registry = `${app}/features/industry/industries.ts`;
  await copy.change(
    registry,
    'export const industries = {',
    'export const industries = {\n  forestry: { content: forestry, drawings: forestryDrawings },',
  );
  await copy.change(
    registry,
    'import { mining }',
    "import { forestry } from '../../content/forestry.content';\nimport { forestryDrawings } from './drawings/forestry-drawings';\nimport { mining }",
  );
  const motifs = `${kit}/motifs/industry-motif.tsx`;
  await copy.change(motifs, '  mining: Mining,', '  mining: Mining,\n  forestry: Forestry,');
  await copy.change(
    motifs,
    'import Mining from',
    "import Forestry from './forestry.svg';\nimport Mining from",
  );

  await site.run('release', 'mfe-industries', '--skip-browser', 'This test is about what comes after.');
  await expect(async () => {
    expect((await page.goto(`${site.origin}/industries/forestry`))?.status()).toBe(200);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The oldest tree');
  await expect(page).toHaveTitle(/Forestry/);
  const sitemap = await (await page.request.get(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/industries/forestry</loc>');
  const after = liveVersions(await site.run('revisions'));
  expect({ ...after, 'mfe-industries': '' }).toEqual({ ...before, 'mfe-industries': '' });

  await openAlive(page, `${site.origin}/contact`);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<a href="/industries/forestry">Forestry</a>');
  });
  await page.getByRole('link', { name: 'Forestry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The oldest tree');
});

test('without the folder of the live chat release every page answers and hydrates, home shows a way on', async ({
  page,
}) => {
  const site = await RunningSite.start();
  const version = liveVersions(await site.run('revisions'))['mfe-chat'] ?? '';
  const folder = join(site.dataDir, 'store/releases/mfe-chat', version);
  await rename(folder, `${folder}-gone`);

  // The blog first: for who comes to it from another page it loads itself anew.
  for (const path of ['/blog', '/cctv-security', '/contact', '/industries/logistics']) {
    const complaints = listen(page);
    await openAlive(page, site.origin + path);
    expect(complaints).toEqual([]);
    page.removeAllListeners();
  }
  await openAlive(page, `${site.origin}/`);
  await page.getByRole('button', { name: 'Ask our AI anything...' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask us directly' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await page.getByRole('button', { name: 'Get Your AI Infrastructure' }).click();
  await expect(page.getByRole('dialog', { name: 'Get Your AI Infrastructure' })).toBeVisible();
  await site.stop();
});
