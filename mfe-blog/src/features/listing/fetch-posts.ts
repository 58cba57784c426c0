import type { PostSummary } from '@northgate/contracts/blog';
import { frame } from '@northgate/contracts/frame';
import type { RegionChoice } from '../../content/listing.content';

const failure = 'Failed to fetch blog posts';

/** Posts of a region, newest first; all of them for the empty region. Throws "Failed to fetch blog posts". */
export async function fetchPosts(region: RegionChoice, signal?: AbortSignal): Promise<PostSummary[]> {
  const posts = await frame()
    .api()
    .then((api) => api.get<PostSummary[]>('/api/blog', { params: { region: region || undefined }, signal }))
    .catch((cause: unknown) => {
      throw new Error(failure, { cause });
    });
  if (!Array.isArray(posts.data)) throw new Error(failure);
  return posts.data;
}
