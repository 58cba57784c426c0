import { frame } from '@northgate/contracts/frame';
import { useEffect } from 'react';
import { article } from '../../content/article.content';
import { followReading } from './follow-reading';

/** Counts an article as viewed, and follows how far it is read. */
export function ArticleView({ slug }: { slug: string }) {
  useEffect(() => {
    frame().track({ name: 'view_blog_post', category: 'engagement', label: slug });
  }, [slug]);
  useEffect(() => {
    const { copied, codeCopied } = article.copy;
    return followReading(() => frame().toast({ variant: 'default', title: copied, description: codeCopied }));
  }, [slug]);
  return null;
}
