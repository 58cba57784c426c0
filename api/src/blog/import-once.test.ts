import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { postList } from '@northgate/contracts/blog.js';
import { startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';
import { PostImporter } from './post-importer.js';
import { PublishService } from './publish.service.js';

const [postsDir, dataDir] = [temporaryFolder(), temporaryFolder()];
const file = (slug: string, text = 'Text.') =>
  `---\ntitle: About ${slug}\nslug: ${slug}\nexcerpt: Short.\ntags: [one]\nregion: india\ndate: 2026-09-01\n---\n${text}\n`;
const write = (name: string, content: string) => writeFileSync(join(postsDir, name), content);
const running: RunningApi[] = [];
const restart = async (importPosts = 'once') => {
  await running.pop()?.close();
  running.push(await startApi({ POSTS_DIR: postsDir, DATA_DIR: dataDir, IMPORT_POSTS: importPosts }));
  return running[0]!;
};
const titles = async ({ url }: RunningApi) =>
  postList
    .parse(await (await fetch(`${url}/api/blog`)).json())
    .map(({ slug }) => slug)
    .sort();
const leftAside = ({ application }: RunningApi) =>
  application.get(PostImporter, { strict: false }).leftAside.sort();

afterAll(() => running.pop()?.close());

it('fills an empty database, and from then on leaves it as it is until it is told to follow the files', async () => {
  for (const slug of ['kept', 'edited', 'replaced', 'taken-off']) write(`${slug}.md`, file(slug));
  const first = await restart();
  expect(await titles(first)).toEqual(['edited', 'kept', 'replaced', 'taken-off']);
  expect(leftAside(first)).toEqual([]);

  const publisher = first.application.get(PublishService, { strict: false });
  await publisher.publish({ file: 'post.md', markdown: file('replaced', 'Published at run time.') });
  await publisher.publish({ file: 'post.md', markdown: file('only-published') });
  await publisher.withdraw('taken-off');
  write('edited.md', file('edited', 'Edited in the checkout.'));
  write('fresh.md', file('fresh'));
  rmSync(join(postsDir, 'kept.md'));

  const again = await restart();
  expect(await titles(again)).toEqual(['edited', 'kept', 'only-published', 'replaced']);
  expect(await (await fetch(`${again.url}/api/blog/edited`)).text()).not.toContain('Edited in the checkout.');
  expect(await (await fetch(`${again.url}/api/blog/replaced`)).text()).toContain('Published at run time.');
  expect(leftAside(again)).toEqual(['edited.md', 'fresh.md', 'kept.md']);

  const told = await restart('always');
  expect(await titles(told)).toEqual(['edited', 'fresh', 'only-published', 'replaced']);
  expect(await (await fetch(`${told.url}/api/blog/edited`)).text()).toContain('Edited in the checkout.');
  expect(leftAside(told)).toEqual([]);
});
