import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { publishRelease } from '../publish/publish-release.js';
import { moveShare } from '../release/move-share.js';
import { readStore, type ReadStore } from '../store/read-store.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { writtenEndings } from '../testing/written-endings.js';
import { DamageReport } from './damage-report.js';
import { LiveRevision } from './live-revision.js';

const log = pino({ level: 'silent' });
let site: FakeSite;
let live: LiveRevision;
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(async () => {
  live.stop();
  await site.close();
});

async function follow(store: ReadStore): Promise<void> {
  live = new LiveRevision(store, log, new DamageReport(log));
  await live.start();
}

/** Spoils every copy of a page and answers the way to bring them back. */
async function damage(number: number, path: string): Promise<() => void> {
  const { pages } = await site.store.readPages(number);
  const files = writtenEndings.map((ending) =>
    join(site.store.pagesFolder(number), `${pages[path]?.file}${ending}`),
  );
  const contents = files.map((file) => readFileSync(file));
  for (const file of files) writeFileSync(file, 'garbage');
  return () => files.forEach((file, index) => writeFileSync(file, contents[index] ?? ''));
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('stays with what has gone live while an earlier revision was mended', async () => {
  let held: Promise<void> | null = null;
  const readPages = async (number: number) => {
    if (number === 1) await held;
    return site.store.readPages(number);
  };
  const bringBack = await damage(1, '/contact');
  await follow(readStore(site.store, { readPages }));
  expect(live.pages?.complete).toBe(false);
  bringBack();
  let goOn = () => {};
  held = new Promise((resolve) => (goOn = resolve));
  const mending = live.mend();
  await site.release(fakeRemote('mfe-tools', 'two', []));
  await until(() => live.pages?.revision.number === 2);
  goOn();
  await mending;
  expect(live.pages?.revision.number).toBe(2);
});

it('shows mended pages on both sides of a share', async () => {
  const { folder, release } = await fakeRemote('mfe-blog', 'two', [
    { path: '/blog', body: '<p>blog two</p>', content: true },
    blogPages[1]!,
  ]);
  await publishRelease(site.store, folder, release);
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const { revision } = await site.composer().preview([release], 'a look', expiresAt);
  const now = await site.store.live();
  const since = new Date().toISOString();
  const share = {
    id: 2,
    revision: revision.number,
    percent: 5,
    steps: [5, 100],
    views: 1,
    minutes: 1,
    since,
  };
  await moveShare(site.store, now!, { share, reason: 'a share' });
  const bringBack = [await damage(1, '/contact'), await damage(2, '/blog')];
  await follow(site.store);
  const shown = (path: string, drawn: string) => {
    const headers = { cookie: `northgate_share=2.${drawn}` };
    const { pages } = live.choose(
      { url: path, method: 'GET', headers } as unknown as IncomingMessage,
      () => false,
    );
    return String(pages?.find(path).encoded.identity.body);
  };
  expect(shown('/blog', '00')).not.toContain('blog two');
  for (const back of bringBack) back();
  await live.mend();
  expect(shown('/blog', '00')).toContain('blog two');
  for (const drawn of ['00', '99']) expect(shown('/contact', drawn)).toBe(await site.html('/contact'));
  expect([live.pages?.complete, live.share?.pages.complete, live.share?.share]).toEqual([true, true, share]);
});
