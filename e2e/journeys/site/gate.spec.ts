import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../../fixtures/copied-site-test';
import { expect } from '../../fixtures/site-test';

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

test('a release whose script never ends is refused in time, and leaves no process behind', async ({
  copy,
  site,
}) => {
  await copy.change(page, 'const Head = staticPart(', 'if (!SERVER) for (;;);\nconst Head = staticPart(');
  const released = site.run('release', 'mfe-blog');
  await expect(released).rejects.toThrow(/\/blog.* did not end within \d+ s and was stopped/);
  const processes = execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  const ofThisSite = processes.filter((line) => line.includes(copy.root));
  expect(ofThisSite.filter((line) => /render-worker|build-worker/.test(line))).toEqual([]);
});

test('a release that takes every click is refused with what lies over the page', async ({ copy, site }) => {
  const layer = `<div style={{ position: 'fixed', inset: 0, zIndex: 9999 }} />`;
  await copy.change(page, '<BlogArrival />', `<BlogArrival />\n      ${layer}`);
  await expect(site.run('release', 'mfe-blog')).rejects.toThrow(/links and buttons cannot be touched/);
});

test('a release that hydrates differently is refused with both texts', async ({ copy, site }) => {
  const difference = `<p>{SERVER ? 'as it was served' : 'as it came alive'}</p>`;
  await copy.change(page, '<Head />', `<Head />\n      ${difference}`);
  await expect(site.run('release', 'mfe-blog')).rejects.toThrow(
    /BlogPage.*as it was served.*as it came alive/,
  );
});

test('a release that hides its words from some readers is refused', async ({ copy, site }) => {
  const picture = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />';
  await copy.change(page, '<BlogArrival />', `<BlogArrival />\n      ${picture}`);
  await expect(site.run('release', 'mfe-blog')).rejects.toThrow(/accessibility: .*image-alt/);
});
