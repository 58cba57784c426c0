import type { Article } from '@northgate/contracts/blog';
import { frame } from '@northgate/contracts/frame';

/** One post. Throws "No slug provided" without asking, and "Blog post not found" for any failure. */
export async function fetchPost(slug: string | undefined, signal?: AbortSignal): Promise<Article> {
  if (!slug) throw new Error('No slug provided');
  return frame()
    .read<Article>(`/api/blog/${encodeURIComponent(slug)}`, { signal })
    .catch((cause: unknown) => {
      throw new Error('Blog post not found', { cause });
    });
}
