import type { Article } from '@northgate/contracts/blog';
import { frame } from '@northgate/contracts/frame';

/** One post. Throws "No slug provided" without asking, and "Blog post not found" for any failure. */
export async function fetchPost(slug: string | undefined, signal?: AbortSignal): Promise<Article> {
  if (!slug) throw new Error('No slug provided');
  return frame()
    .api()
    .then((api) => api.get<Article>(`/api/blog/${encodeURIComponent(slug)}`, { signal }))
    .then(({ data }) => data)
    .catch((cause: unknown) => {
      throw new Error('Blog post not found', { cause });
    });
}
