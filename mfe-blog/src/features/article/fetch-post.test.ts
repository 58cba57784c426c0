import { expect, test } from '@jest/globals';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { post } from '../../testing/posts';
import { fetchPost } from './fetch-post';

test('asks for the post by its slug', async () => {
  const { read } = provideFakeFrame();
  read.mockResolvedValue(post());
  await expect(fetchPost('a slug')).resolves.toEqual(post());
  expect(read.mock.calls.map(([path]) => path)).toEqual(['/api/blog/a%20slug']);
});

test.each([undefined, ''])('says "No slug provided" for %p and asks for nothing', async (slug) => {
  const { read } = provideFakeFrame();
  await expect(fetchPost(slug)).rejects.toThrow('No slug provided');
  expect(read).not.toHaveBeenCalled();
});

test.each(['404: Not Found', '500: Internal Server Error', 'Failed to fetch'])(
  'says "Blog post not found" for %s',
  async (message) => {
    provideFakeFrame().read.mockRejectedValue(new Error(message));
    await expect(fetchPost('one')).rejects.toThrow('Blog post not found');
  },
);
