import type { PostSummary } from '@northgate/contracts/blog';
import { frame } from '@northgate/contracts/frame';
import { article } from '../../content/article.content';

export type SharedPost = Pick<PostSummary, 'slug' | 'title' | 'excerpt'>;

/** Shares through the device, or copies the address. A cancelled share or a refused clipboard does nothing. */
export async function sharePost({ slug, title, excerpt }: SharedPost): Promise<void> {
  const url = window.location.href;
  const isNative = typeof navigator.share === 'function';
  frame().track({ name: isNative ? 'blog_share' : 'blog_share_copy', category: 'engagement', label: slug });
  try {
    if (isNative) return await navigator.share({ title, text: excerpt, url });
    await navigator.clipboard.writeText(url);
  } catch {
    return;
  }
  const { copied, copiedText } = article.share;
  frame().toast({ variant: 'default', title: copied, description: copiedText });
}
