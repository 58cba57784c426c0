import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';
import { runPublish } from './run-publish.js';

const folder = mkdtempSync(join(tmpdir(), 'publish-test-'));
const file = join(folder, 'a-post.md');
const token = 'a-token-for-the-tests';
const post =
  '---\ntitle: A post\nslug: a-post\nexcerpt: Short.\ntags: []\nregion: global\ndate: 2026-09-01\n---\nText.\n';

let api: RunningApi;
let variables: NodeJS.ProcessEnv;
beforeAll(async () => {
  api = await startApi({ POSTS_DIR: temporaryFolder(), PUBLISH_TOKEN: token });
  variables = { API_ORIGIN: api.url, PUBLISH_TOKEN: token };
  writeFileSync(file, post);
});
afterAll(() => api.close());

const status = async () => (await fetch(`${api.url}/api/blog/a-post`)).status;

it('publishes a file and withdraws it again by file or by slug', async () => {
  expect(await runPublish([file], variables)).toBe('/blog/a-post is published.\n');
  expect(await status()).toBe(200);
  expect(await runPublish([file], variables)).toBe('/blog/a-post is published already.\n');
  expect(await runPublish([file, '--withdraw'], variables)).toBe('/blog/a-post is withdrawn.\n');
  expect(await status()).toBe(404);
  await runPublish([file], variables);
  expect(await runPublish(['a-post', '--withdraw'], variables)).toBe('/blog/a-post is withdrawn.\n');
});

it('tells a fault by file, line and field without asking the api', async () => {
  const broken = join(folder, 'broken.md');
  writeFileSync(broken, post.replace('region: global', 'regoin: global'));
  await expect(runPublish([broken], {})).rejects.toThrow(/broken\.md:1: region: |broken\.md:6: regoin: /);
});

it.each([
  ['a file that is not there', ['nowhere.md'], {}, 'nowhere.md cannot be read: no such file'],
  ['no file at all', [], {}, "missing required argument 'file'"],
  ['no token', [file], { PUBLISH_TOKEN: '' }, 'PUBLISH_TOKEN must be set'],
  ['a wrong token', [file], { PUBLISH_TOKEN: 'wrong' }, 'did not accept this PUBLISH_TOKEN'],
  ['an api that is away', [file], { API_ORIGIN: 'http://127.0.0.1:9' }, 'does not answer'],
  ['an unknown slug', ['no-such-post', '--withdraw'], {}, 'There is no post with the slug no-such-post.'],
])('%s is one sentence', async (_, args, change, message) => {
  await expect(runPublish(args, { ...variables, ...change })).rejects.toThrow(message);
});

it('says so when the api takes no posts', async () => {
  const closed = await startApi({ POSTS_DIR: temporaryFolder() });
  await expect(runPublish([file], { ...variables, API_ORIGIN: closed.url })).rejects.toThrow(
    'it was started without PUBLISH_TOKEN',
  );
  await closed.close();
});
