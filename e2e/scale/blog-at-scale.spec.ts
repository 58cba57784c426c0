import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePosts } from '@northgate/composition/testing/write-posts.js';
import { test } from '@playwright/test';
import { postFile, publish, publishing } from '../fixtures/publisher';
import { RunningSite } from '../fixtures/running-site';
import { expect, openAlive } from '../fixtures/site-test';

const count = Number(process.env.POSTS ?? 2000);
const paragraph =
  'A sensor knows where it is, and little else; the rest has to be written down by somebody. '.repeat(7);

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Resident memory of a process and of those it started. */
function memory(pid: number): string {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  const used = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([own, parent]) => Number(own) === pid || Number(parent) === pid)
    .map(([own, , rss]) => `${Number(own) === pid ? 'pages' : 'api'} ${(Number(rss) / 1024).toFixed(0)} MB`);
  return used.join(', ');
}

/** Bytes of an answer as they go over the wire. */
const size = (url: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

test(`a blog of ${count} posts`, async ({ page }) => {
  const postsDir = mkdtempSync(join(tmpdir(), 'northgate-posts-'));
  writePosts(postsDir, count);
  const rows: [string, string][] = [];
  let began = performance.now();
  const variables = { ...publishing, POSTS_DIR: postsDir };
  const site = await RunningSite.start({ variables });
  rows.push(['first start: import, render and compress everything', seconds(began)]);
  rows.push(['memory after the start', memory(site.pid)]);
  for (const path of ['/api/blog', '/blog', '/blog/note-7', '/sitemap.xml', '/content-index.json']) {
    const url = site.origin + path;
    rows.push([
      `\`${path}\``,
      `${kilobytes(await size(url, 'identity'))}, with brotli ${kilobytes(await size(url, 'br'))}`,
    ]);
  }
  began = performance.now();
  await publish(site, { markdown: postFile({ slug: 'one-more', title: 'One more', text: paragraph }) });
  await expect(async () => {
    expect((await fetch(`${site.origin}/blog/one-more`)).status).toBe(200);
  }).toPass({ intervals: [50], timeout: 60_000 });
  rows.push(['a new post is a page', seconds(began)]);
  rows.push(['memory after publishing', memory(site.pid)]);

  began = performance.now();
  await page.goto(`${site.origin}/blog`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  rows.push(['listing shows its first cards', seconds(began)]);
  await openAlive(page, `${site.origin}/blog`);
  await expect(page.getByRole('status').filter({ hasText: `${count + 1} articles` })).toHaveCount(1);
  began = performance.now();
  await page.getByPlaceholder('Search articles...').fill(`Note ${count - 1} `);
  await page.getByRole('link', { name: `Note ${count - 1} on sensors` }).waitFor();
  rows.push(['search finds the oldest post', seconds(began)]);
  await page.getByPlaceholder('Search articles...').fill('Note');
  began = performance.now();
  await page.getByRole('button', { name: 'Show more articles' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(48);
  rows.push(['"Show more articles" shows 24 more', seconds(began)]);
  await site.stop();
  rmSync(postsDir, { recursive: true });
  console.log(
    [`| ${count} posts | |`, '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
  );
});
