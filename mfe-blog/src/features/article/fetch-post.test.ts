import { expect, test } from '@jest/globals';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { post } from '../../testing/posts';
import { fetchPost } from './fetch-post';

test('asks for the post by its slug', async () => {
  const { calls } = provideFakeFrame();
  calls.get.mockResolvedValue({ data: post() });
  await expect(fetchPost('a slug')).resolves.toEqual(post());
  expect(calls.get.mock.calls.map(([path]) => path)).toEqual(['/api/blog/a%20slug']);
});

test.each([undefined, ''])('says "No slug provided" for %p and asks for nothing', async (slug) => {
  const { calls } = provideFakeFrame();
  await expect(fetchPost(slug)).rejects.toThrow('No slug provided');
  expect(calls.get).not.toHaveBeenCalled();
});

test.each(['404: Not Found', '500: Internal Server Error', 'Failed to fetch'])(
  'says "Blog post not found" for %s',
  async (message) => {
    provideFakeFrame().calls.get.mockRejectedValue(new Error(message));
    await expect(fetchPost('one')).rejects.toThrow('Blog post not found');
  },
);
