import { FolderStore } from '@northgate/composition/store/folder-store.js';
import { PageServer } from '@northgate/composition/serve/page-server.js';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { pino } from 'pino';
import { publish, publishing, postFile, writePost } from '../../fixtures/publisher';
import { Readers } from '../../fixtures/readers';
import { RunningSite } from '../../fixtures/running-site';
import { scriptPayloads } from '../../fixtures/script-payloads';
import { expect, listen, openAlive, test } from '../../fixtures/site-test';
import { slowdown } from '../../fixtures/slowdown';

// One after the other: they publish on one site, and one of them counts what its readers meet.
test.describe.configure({ mode: 'default' });
test.use({ variables: publishing });

/** Milliseconds until everything holds; 5 s are promised where nothing else runs. Fails when it never does. */
async function timeUntil(holds: () => Promise<boolean>): Promise<number> {
  const patience = 60_000;
  const began = Date.now();
  while (!(await holds())) {
    if (Date.now() - began > patience) throw new Error(`This was not so within ${patience} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - began;
}

/** By a connection of its own: a command that was waited for may have outlasted the one before. */
const read = async (site: RunningSite, path: string) => {
  const response = await fetch(site.origin + path, { headers: { connection: 'close' } });
  return { status: response.status, text: await response.text() };
};

/** Whether listing, article, sitemap and feed all say this of a post. */
const everywhere = (site: RunningSite, slug: string, title: string | null) => async () => {
  const article = await read(site, `/blog/${slug}`);
  if (article.status !== (title ? 200 : 404) || (title && !article.text.includes(title))) return false;
  const lists = await Promise.all(['/blog', '/blog/feed.xml'].map((path) => read(site, path)));
  const sitemap = (await read(site, '/sitemap.xml')).text.includes(`/blog/${slug}<`);
  return (
    lists.every(({ text }) => text.includes(title ?? `/blog/${slug}"`) === (title !== null)) &&
    sitemap === (title !== null)
  );
};

test('readers meet no failure while posts come, change and go, and see each change', async ({
  site,
  page,
}) => {
  const slug = 'a-night-shift';
  const complaints = listen(page);
  await openAlive(page, `${site.origin}/blog`);
  const card = (title: string) => page.getByRole('heading', { level: 2, name: title });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));

  const untouched = ['/blog/when-five-agents-disagree', '/contact', '/api/blog/when-five-agents-disagree'];
  const changing = ['/blog', '/api/blog', '/api/content-manifest', '/sitemap.xml', '/blog/feed.xml'];
  const readers = new Readers(site.origin, [...changing, ...untouched]);
  readers.start(12);

  await publish(site, { markdown: postFile({ slug, title: 'A night shift', text: 'First words.' }) });
  const created = await timeUntil(everywhere(site, slug, 'A night shift'));
  await comeBack();
  await expect(card('A night shift')).toBeVisible();

  await publish(site, { markdown: postFile({ slug, title: 'A day shift', text: 'Second words.' }) });
  const updated = await timeUntil(everywhere(site, slug, 'A day shift'));
  await publish(site, {
    markdown: postFile({ slug, title: 'A day shift', text: 'Only the text is other.' }),
  });
  const reworded = await timeUntil(async () =>
    (await read(site, `/blog/${slug}`)).text.includes('Only the text'),
  );
  await comeBack();
  await expect(card('A day shift')).toBeVisible();

  await publish(site, { slug, withdraw: true });
  const withdrawn = await timeUntil(everywhere(site, slug, null));
  await comeBack();
  await expect(card('A day shift')).toHaveCount(0);

  const { requests, failures, wrongTags, versions } = await readers.stop();
  const figures = { requests, created, updated, reworded, withdrawn, slowdown: slowdown() };
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  console.log('publishing', figures, versions);
  expect(failures).toEqual([]);
  expect(wrongTags).toEqual([]);
  expect(requests).toBeGreaterThan(500);
  for (const path of untouched) expect([path, versions[path]]).toEqual([path, 1]);
  for (const path of changing) expect(versions[path]).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

test('a post appears at its time, in the sitemap and the feed too', async ({ site }) => {
  const time = new Date(Date.now() + 6000);
  const draft = postFile({ slug: 'at-its-time', title: 'At its time', text: 'Words.' });
  await publish(site, { markdown: draft.replace('2026-11-20', time.toISOString()) });
  expect((await read(site, '/blog/at-its-time')).status).toBe(404);
  await new Promise((resolve) => setTimeout(resolve, time.getTime() - Date.now()));
  await timeUntil(everywhere(site, 'at-its-time', 'At its time'));
  await publish(site, { slug: 'at-its-time', withdraw: true });
});

test('an author publishes and withdraws by one command, and is told what is wrong', async ({ site }) => {
  const file = writePost({ slug: 'by-command', text: 'Words.' });
  expect(await site.run('publish-post', file)).toContain('/blog/by-command is published.');
  await timeUntil(everywhere(site, 'by-command', 'About by-command'));
  expect(await site.run('publish-post', file, '--withdraw')).toContain('/blog/by-command is withdrawn.');
  await timeUntil(everywhere(site, 'by-command', null));
  const broken = writePost({ slug: 'not a slug', text: 'Words.' });
  await expect(site.run('publish-post', broken)).rejects.toThrow(/\.md:3: slug: must be letters and digits/);
});

/** What ran although it must not. */
async function watchScripts(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('tellTheTest', (what: string) => ran.push(what));
  await page.addInitScript(() => {
    const tell = (what: unknown) =>
      (window as unknown as { tellTheTest: (what: string) => void }).tellTheTest(String(what));
    Object.assign(window, { alert: tell, confirm: tell, prompt: tell, msgbox: tell });
  });
  return ran;
}

test(
  'every script smuggled into a post stays text, in the article and in the listing',
  {
    tag: '@mfe-blog',
  },
  async ({ site, page }) => {
    const title = '</script><script>alert("title")</script><img src=x onerror=alert("title")>';
    const text = `${scriptPayloads.join('\n\n')}\n\nThe end of it.`;
    const markdown = postFile({
      slug: 'payloads',
      title,
      excerpt: title,
      tags: ['<img src=x onerror=alert(0)>', '"><svg onload=alert(0)>'],
      text,
    });
    await publish(site, { markdown });
    const ran = await watchScripts(page);

    // Before it is rendered the article comes by script alone, afterwards as a page of its own.
    await openAlive(page, `${site.origin}/blog/payloads`);
    await expect(page.getByText('The end of it.')).toBeVisible();
    await timeUntil(async () => (await read(site, '/blog/payloads')).status === 200);
    await openAlive(page, `${site.origin}/blog/payloads`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const inert = page.getByRole('article').getByText('click').and(page.locator(':not(a[href])'));
    for (const one of await inert.all()) await one.click();
    expect(new URL(page.url()).pathname).toBe('/blog/payloads');
    const live = await page
      .getByRole('article')
      .evaluate((article) =>
        [...article.querySelectorAll('*')].flatMap((element) => [
          ...(/^(script|iframe|object|embed|svg|style|link|meta|base|form|video|math)$/i.test(element.tagName)
            ? [element.tagName]
            : []),
          ...[...element.attributes]
            .filter(
              ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value),
            )
            .map(({ name, value }) => `${name}=${value}`),
        ]),
      );
    expect(live).toEqual([]);

    await openAlive(page, `${site.origin}/blog`);
    await page.getByPlaceholder('Search articles...').fill('onerror=alert("title")');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(ran).toEqual([]);
    await publish(site, { slug: 'payloads', withdraw: true });
  },
);

test('without the api the listing and articles are there, also after the page server starts again', async ({
  page,
}) => {
  const site = await RunningSite.start({ variables: publishing });
  await publish(site, { markdown: postFile({ slug: 'kept', title: 'Kept for later', text: 'Kept words.' }) });
  await timeUntil(everywhere(site, 'kept', 'Kept for later'));
  site.killApi();
  for (const path of ['/blog', '/blog/kept', '/blog/feed.xml'])
    expect((await read(site, path)).text).toContain('Kept');
  await site.kill();

  const store = new FolderStore(join(site.dataDir, 'store'));
  const log = pino({ level: 'silent' });
  const server = new PageServer({ store, apiOrigin: 'http://127.0.0.1:9', host: '127.0.0.1', port: 0, log });
  const port = await server.start();
  await page.goto(`http://127.0.0.1:${port}/blog/kept`);
  await expect(page.getByText('Kept words.')).toBeVisible();
  const listing = await page.request.get(`http://127.0.0.1:${port}/blog`);
  expect([listing.status(), await listing.text()]).toEqual([200, expect.stringContaining('Kept for later')]);
  await page.close();
  await server.stop();
  await site.stop();
});
