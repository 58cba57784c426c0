import { findChromium } from '../gate/find-chromium.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import type { Look } from '../watch/look.js';
import { lookInProcess } from './look-process.js';

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(() => site.close());

const lookAt = async (revision: number, ...paths: string[]): Promise<Look[]> => {
  const looks: Look[] = [];
  const env = { ...process.env, DATA_DIR: site.folder, API_ORIGIN: site.api.origin };
  await lookInProcess(env, { revision, paths }, (look) => looks.push(look));
  return looks;
};

it('says of a page that a file of it does not come, where there is a browser', async () => {
  const lost = '/assets/mfe-blog/0123456789ab/browser/lost.js';
  const broken = { path: '/broken', body: `<img alt="" src="${lost}">` };
  await site.release(fakeRemote('mfe-blog', 'two', [...blogPages, broken]));
  expect(await lookAt(2, '/broken')).toEqual([
    findChromium()
      ? { path: '/broken', outcome: 'fails', note: expect.stringContaining(`${lost} is answered 404`) }
      : { path: '/broken', outcome: 'unknown', note: 'there is no Chromium on this machine' },
  ]);
});

it('says that nothing is known of pages it cannot come to', async () => {
  expect(await lookAt(9, '/', '/blog')).toEqual([
    { path: '/', outcome: 'unknown', note: 'the look ended before this page' },
    { path: '/blog', outcome: 'unknown', note: 'the look ended before this page' },
  ]);
});
