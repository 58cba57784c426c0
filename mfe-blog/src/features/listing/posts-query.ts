import type { PostSummary } from '@northgate/contracts/blog';
import { queryOptions } from '@tanstack/react-query';
import type { RegionChoice } from '../../content/listing.content';
import { fetchPosts } from './fetch-posts';

/** How long posts nobody looks at stay in memory, in milliseconds. */
export const cacheTime = 300_000;

/** The posts of a region: always stale, asked for on mount and whenever the visitor comes back to the tab. */
export const postsQuery = (region: RegionChoice, prerendered: PostSummary[] | null) =>
  queryOptions({
    queryKey: ['posts', region],
    queryFn: ({ signal }) => fetchPosts(region, signal),
    // Not kept: it is one page of the posts.
    placeholderData: region === '' && prerendered ? prerendered : undefined,
    staleTime: 0,
    // On the server no timer is set, because it would keep the render process alive for five minutes.
    gcTime: SERVER ? Infinity : cacheTime,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
