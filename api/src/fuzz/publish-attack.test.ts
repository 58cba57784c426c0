import { expect, it } from '@jest/globals';
import { startApi, temporaryFolder } from '../testing/start-api.js';
import { hostilePosts } from './hostile-posts.js';
import { attackWith } from './publish-attack.js';

/** One of each family; `npm run test:posts -w api` sends all. */
const chosen = [
  'emphasis opened by stars',
  'stars alone',
  'a wide table',
  'nested quotations',
  'a long address, referred to again and again',
  'aliases of aliases',
  'lists in lists',
  'U+0001 in tags',
  'U+ffff in text',
];

it('answers every hostile post and, meanwhile, everybody else', async () => {
  const publishToken = 'a-token-for-the-tests';
  const api = await startApi({ POSTS_DIR: temporaryFolder(), PUBLISH_TOKEN: publishToken });
  const posts = hostilePosts.filter(({ name }) => chosen.includes(name));
  expect(posts).toHaveLength(chosen.length);
  const { findings } = await attackWith(posts, { apiOrigin: api.url, publishToken });
  await api.close();
  expect(findings).toEqual([]);
  expect(api.logger.messages('error')).toEqual([]);
}, 120_000);

it('knows more than sixty kinds', () => {
  expect(new Set(hostilePosts.map(({ name }) => name)).size).toBe(hostilePosts.length);
  expect(hostilePosts.length).toBeGreaterThan(60);
});
