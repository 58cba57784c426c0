import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptLooks } from './kept-looks.js';
import { emptyLook } from './page-look.js';

it('keeps looks for the browser that drew them, since another one draws the same page otherwise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-looks-'));
  const look = emptyLook(true);
  await new KeptLooks(folder, 'Chrome/140').keep('/blog', 'etag', look);
  expect(await new KeptLooks(folder, 'Chrome/140').read('/blog', 'etag')).toEqual(look);
  expect(await new KeptLooks(folder, 'HeadlessChrome/140').read('/blog', 'etag')).toBeNull();
  expect(await new KeptLooks(folder, 'Chrome/141').read('/blog', 'etag')).toBeNull();

  const stop = { path: '/blog', heading: 'Blog', png: Buffer.from('drawn'), timers: ['tick'] };
  await new KeptLooks(folder, 'Chrome/140').keepStop(stop, 'etag');
  expect(await new KeptLooks(folder, 'Chrome/140').readStop('/blog', 'etag')).toEqual(stop);
  expect(await new KeptLooks(folder, 'Chrome/140').read('/blog', 'etag')).toEqual(look);
  await rm(folder, { recursive: true });
});
