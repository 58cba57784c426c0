import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { FakeSite } from '../testing/fake-site.js';
import { KeptLooks } from './kept-looks.js';
import { LiveLooks } from './live-looks.js';

it('looks again at a live page whose look was disturbed, before it compares with nothing', async () => {
  const site = await FakeSite.open();
  const { revision } = await site.releaseAll();
  let windows = 0;
  const told: string[] = [];
  const newContext = async () => {
    windows += 1;
    throw new Error('no window was opened in time');
  };
  const live = await LiveLooks.of(revision, {
    store: site.store,
    apiOrigin: site.api.origin,
    browser: { newContext } as unknown as Browser,
    looks: new KeptLooks(`${site.folder}/looks`, 'none'),
    patience: 2000,
    tell: (text) => told.push(text),
  });
  const look = await live.look('/blog', 'seen', { windows: pLimit(1), afresh: false });
  await live.close();
  await site.close();
  expect(look).toBeNull();
  expect(windows).toBe(2);
  expect(told).toEqual([
    'The live /blog could not be looked at, so that nothing is compared with it: no window was opened in time',
  ]);
});
