import { expect, test } from '@jest/globals';
import { threePosts } from '../../testing/posts';
import { cacheTime, postsQuery } from './posts-query';
import { queryClient } from './query-client';
import { refreshExtension } from './use-refresh';

test('posts are always stale and kept for five minutes', () => {
  const options = postsQuery('', null);
  expect(options.staleTime).toBe(0);
  expect(options.gcTime).toBe(300_000);
  expect(cacheTime).toBe(300_000);
});

test('posts are asked for again on mount and on coming back', () => {
  expect(postsQuery('', null)).toMatchObject({ refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
});

test('the prerendered posts belong to all regions only', () => {
  expect(postsQuery('', threePosts).placeholderData).toBe(threePosts);
  expect(postsQuery('india', threePosts).placeholderData).toBeUndefined();
});

test('each region is kept by itself', () => {
  expect(postsQuery('', null).queryKey).not.toEqual(postsQuery('india', null).queryKey);
});

test('by default nothing is retried, goes stale or is asked for again on focus', () => {
  expect(queryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
});

test('a refresh is shown for 500 ms after its answer', () => {
  expect(refreshExtension).toBe(500);
});
