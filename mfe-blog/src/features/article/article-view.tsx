import { frame } from '@northgate/contracts/frame';
import { useEffect } from 'react';

/** Counts an article as viewed. */
export function ArticleView({ slug }: { slug: string }) {
  useEffect(() => {
    frame().track({ name: 'view_blog_post', category: 'engagement', label: slug });
  }, [slug]);
  return null;
}
