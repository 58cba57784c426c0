import { expect, test } from '@jest/globals';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { threePosts } from '../../testing/posts';
import { fetchPosts } from './fetch-posts';

test.each([
  ['', '/api/blog'],
  ['india', '/api/blog?region=india'],
  ['nigeria', '/api/blog?region=nigeria'],
] as const)('asks for the region "%s" at %s', async (region, path) => {
  const { read } = provideFakeFrame();
  read.mockResolvedValue(threePosts);
  await expect(fetchPosts(region)).resolves.toBe(threePosts);
  expect(read.mock.calls.map(([asked]) => asked)).toEqual([path]);
});

test.each([
  ['the network is down', new TypeError('Failed to fetch')],
  ['the api answers 500', new Error('500: Internal Server Error')],
])('says "Failed to fetch blog posts" when %s', async (_, cause) => {
  provideFakeFrame().read.mockRejectedValue(cause);
  await expect(fetchPosts('')).rejects.toMatchObject({ message: 'Failed to fetch blog posts', cause });
});

test('refuses an answer that is no list', async () => {
  provideFakeFrame().read.mockResolvedValue({ posts: [] });
  await expect(fetchPosts('')).rejects.toThrow('Failed to fetch blog posts');
});
