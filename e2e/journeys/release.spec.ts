import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../fixtures/copied-site-test';
import { expect, listen, openAlive } from '../fixtures/site-test';

const liveVersions = (text: string): Record<string, string> => {
  const [, first = ''] = /●[^\n]*\n([^\n]*)/.exec(text) ?? [];
  return Object.fromEntries(
    first
      .trim()
      .split(/\s{2,}/)
      .map((entry) => entry.split(' ') as [string, string]),
  );
};

test.describe.configure({ timeout: 180_000 });

test('the blog is released alone, shows without a restart, and comes back', async ({ copy, site, page }) => {
  const before = liveVersions(site.run('revisions'));
  await copy.change(
    'mfe-blog/src/content/listing.content.ts',
    'Field notes on building',
    'Released notes on building',
  );

  const output = site.run('release', 'mfe-blog');
  expect(output).toMatch(/Built mfe-blog/);
  expect(output).not.toMatch(/Built (shell|mfe-(?!blog))/);
  const [, rendered = ''] = /Rendered: (.*)/.exec(output) ?? [];
  expect(rendered.split(' ').every((path) => path.startsWith('/blog'))).toBe(true);

  await expect(async () => {
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByText('Released notes on building')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  const after = liveVersions(site.run('revisions'));
  expect(after['mfe-blog']).not.toBe(before['mfe-blog']);
  expect({ ...after, 'mfe-blog': '' }).toEqual({ ...before, 'mfe-blog': '' });

  site.run('rollback', 'mfe-blog');
  await expect(async () => {
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByText('Field notes on building')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  expect(liveVersions(site.run('revisions'))).toEqual(before);
});

test('a page opened before a release still comes alive and navigates', async ({ copy, site, page }) => {
  const complaints = listen(page);
  await page.goto(`${site.origin}/blog`);
  await copy.change(
    'mfe-blog/src/content/listing.content.ts',
    'Field notes on building',
    'Newer notes on building',
  );
  site.run('release', 'mfe-blog');
  await page.keyboard.press('Shift');
  await page.locator('html[data-booted]').waitFor();
  await page.getByPlaceholder('Search articles...').fill('no such words anywhere');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bring the problem.');
  expect(complaints).toEqual([]);
});

test('an eleventh industry is a content file and its drawings, and goes live without the shell', async ({
  copy,
  site,
  page,
}) => {
  const before = liveVersions(site.run('revisions'));
  const words = {
    logistics: 'forestry',
    'AI for Logistics': 'AI for Forestry',
    'The shortest route': 'The oldest tree',
  };
  const app = 'mfe-industries/src';
  await copy.derive(`${app}/content/forestry.content.ts`, `${app}/content/logistics.content.ts`, words);
  const kit = 'packages/ui/src/drawings';
  await copy.derive(`${kit}/motifs/forestry-motif.tsx`, `${kit}/motifs/agriculture-motif.tsx`, {
    AgricultureMotif: 'ForestryMotif',
  });
  await copy.derive(
    `${app}/features/industry/drawings/forestry-drawings.ts`,
    `${app}/features/industry/drawings/logistics-drawings.ts`,
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
  await copy.change(motifs, '  mining: MiningMotif,', '  mining: MiningMotif,\n  forestry: ForestryMotif,');
  await copy.change(
    motifs,
    'import { MiningMotif }',
    "import { ForestryMotif } from './forestry-motif.js';\nimport { MiningMotif }",
  );

  site.run('release', 'mfe-industries');
  await expect(async () => {
    expect((await page.goto(`${site.origin}/industries/forestry`))?.status()).toBe(200);
  }).toPass({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The oldest tree');
  await expect(page).toHaveTitle(/Forestry/);
  const sitemap = await (await page.request.get(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/industries/forestry</loc>');
  const after = liveVersions(site.run('revisions'));
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

test('a release that throws while rendering is refused and changes nothing', async ({ copy, site, page }) => {
  await copy.change(
    'mfe-blog/src/expose/blog-page.tsx',
    'return (',
    "if (SERVER) throw new Error('broken on purpose');\n  return (",
  );
  expect(() => site.run('release', 'mfe-blog')).toThrow(/broken on purpose/);
  expect(site.run('revisions')).toContain('was refused');
  await page.goto(`${site.origin}/blog`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights and Resources');
});

test('without the folder of the live chat release every page answers and hydrates, home shows a way on', async ({
  site,
  page,
}) => {
  const version = liveVersions(site.run('revisions'))['mfe-chat'] ?? '';
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
});
