import { expect, test } from '@jest/globals';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { threePosts } from '../../testing/posts';
import { fetchPosts } from './fetch-posts';

test.each([
  ['', {}],
  ['india', { region: 'india' }],
  ['nigeria', { region: 'nigeria' }],
] as const)('asks for the region "%s" as %j', async (region, params) => {
  const { calls } = provideFakeFrame();
  calls.get.mockResolvedValue({ data: threePosts });
  await expect(fetchPosts(region)).resolves.toBe(threePosts);
  expect(calls.get.mock.calls).toEqual([['/api/blog', { params }]]);
});

test.each([
  ['the network is down', new TypeError('Failed to fetch')],
  ['the api answers 500', new Error('500: Internal Server Error')],
])('says "Failed to fetch blog posts" when %s', async (_, cause) => {
  provideFakeFrame().calls.get.mockRejectedValue(cause);
  await expect(fetchPosts('')).rejects.toMatchObject({ message: 'Failed to fetch blog posts', cause });
});

test('refuses an answer that is no list', async () => {
  provideFakeFrame().calls.get.mockResolvedValue({ data: { posts: [] } });
  await expect(fetchPosts('')).rejects.toThrow('Failed to fetch blog posts');
});
